import Film

extension UsageError {
  static func missingName() -> UsageError {
    UsageError(
      place: place(of: .new), found: "no name", expected: "the name of the transition",
      remedy: "try 'matchcut new Slide'")
  }

  static func wrongName(_ name: String) -> UsageError {
    UsageError(
      place: place(of: .new), found: "the name '\(name)'",
      expected: "a capital letter, followed by letters and digits",
      remedy: "try 'matchcut new Slide'")
  }

  static func exists(_ path: String) -> UsageError {
    UsageError(
      place: place(of: .new), found: "'\(path)', which exists", expected: "a path that is free",
      remedy: "choose another name, or move it away")
  }

  static func noTargets(in folder: String) -> UsageError {
    UsageError(
      place: "\(place(of: .new)): '\(folder)'", found: "no folder of a target in Sources",
      expected: "a Swift package",
      remedy: "name the folder with Package.swift, or leave out \(Option.into.flag)")
  }

  static func severalTargets(_ names: [String], in folder: String) -> UsageError {
    UsageError(
      place: "\(place(of: .new)): '\(folder)'", found: "\(names.count) targets",
      expected: "one of \(Wording.choice(names))",
      remedy: "name one with '\(Option.target.flag) \(names[0])'")
  }

  /// A file of the package cannot be written; `reason` is the system's message.
  static func unwritablePackage(_ folder: String, reason: String) -> UsageError {
    UsageError(
      place: place(of: .new), found: "the folder '\(folder)' (\(reason))",
      expected: "a folder that can be written", remedy: "free some space, or choose another folder")
  }
}
