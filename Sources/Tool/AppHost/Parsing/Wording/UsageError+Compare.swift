import Film
import SourceBuild

extension UsageError {
  init(_ error: RevisionError, of command: CommandName) {
    if case .build(let error) = error {
      self.init(error, of: command)
      return
    }
    let sentence = error.sentence
    self.init(
      place: "matchcut \(command.rawValue)", found: sentence.found, expected: sentence.expected,
      remedy: .instruction(sentence.remedy))
  }

  /// `compare` was given nothing to compare with.
  static func missingSide() -> UsageError {
    UsageError(
      place: place(of: .compare), found: "nothing to compare with",
      expected: CommandName.compare.usage,
      remedy: "name a revision, such as main, or two folders")
  }

  /// The word is neither a path nor a revision. `reason` says why it is no revision; nil if it looks
  /// like a path.
  static func unknownSide(_ word: String, reason: RevisionError?) -> UsageError {
    guard let sentence = reason?.sentence else {
      return UsageError(
        place: place(of: .compare), found: "no file or folder '\(word)'",
        expected: "a folder of films, or your own code", remedy: "name a folder, or a revision")
    }
    return UsageError(
      place: place(of: .compare), found: "no file or folder '\(word)', and \(sentence.found)",
      expected: "", remedy: .instruction(sentence.remedy))
  }

  /// The folder has no films, or a file in it cannot be read.
  static func unreadableFilms(_ path: String, found: String) -> UsageError {
    UsageError(
      place: "\(place(of: .compare)): '\(path)'", found: found,
      expected: "a folder with films, each a folder with \(RecordingFile.name), or your own code",
      remedy: "write films with '\(ProgramName.current.command(.film)) all --out \(path)'")
  }

  /// `--path` is given, but no side is a revision or the working folder.
  static func unusedPath(_ path: String) -> UsageError {
    UsageError(
      place: place(of: .compare), found: "\(Option.path.flag) '\(path)' with two folders",
      expected: "a revision, whose project is in this folder",
      remedy: "leave out \(Option.path.flag)")
  }

  static func picturesWithoutFolder() -> UsageError {
    UsageError(
      place: place(of: .compare), found: "\(Option.picturesURL.flag) without \(Option.out.flag)",
      expected: "a folder into which the pictures are written",
      remedy: "add '\(Option.out.flag) DIR', and publish DIR at this address")
  }

  /// Two films of one side would have the same name.
  static func equalNames(_ name: String, option: Option) -> UsageError {
    UsageError(
      place: place(of: .compare), found: "two values of \(option.flag) with the name '\(name)'",
      expected: "different names, because films are named by them",
      remedy: "rename one of the files")
  }

  /// Neither side has the part of a library that is to be filmed.
  static func missingEntry(_ entry: LibraryHost.Entry?) -> UsageError {
    let (option, name): (Option, String) =
      switch entry {
      case .present(let type): (.present, type)
      case .push(let type): (.push, type)
      case .show(let file): (.show, file)
      case nil: (.show, "")
      }
    return UsageError(
      place: place(of: .compare), found: "\(option.flag) '\(name)', which neither side has",
      expected: "a view controller or a file of one of the versions",
      remedy: "correct the name, or leave out \(option.flag)")
  }

  static func emptyGestures(_ folder: String) -> UsageError {
    UsageError(
      place: place(of: .compare), found: "no touch script in the folder '\(folder)'",
      expected: "files whose names end in .json",
      remedy: "name another folder, or leave out \(Option.gesture.flag) to film the launch")
  }
}
