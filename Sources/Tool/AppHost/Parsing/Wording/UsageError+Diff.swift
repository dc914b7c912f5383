import Film

extension UsageError {
  /// The recording file cannot be read.
  static func unreadableRecording(
    _ path: String, of command: CommandName, found: String
  ) -> UsageError {
    UsageError(
      place: "\(place(of: command)): recording '\(path)'", found: found,
      expected: "a file that can be read",
      remedy: "make a recording with '\(ProgramName.current.command(.film))'")
  }

  /// The recording file has invalid content.
  static func brokenRecording(
    _ path: String, of command: CommandName, _ error: RecordingFileError
  ) -> UsageError {
    UsageError(
      place: "\(place(of: command)): recording '\(path)'"
        + (error.path.isEmpty ? "" : ", \(error.path)"),
      found: error.found, expected: text(of: error.expected),
      remedy: "make the recording again with '\(ProgramName.current.command(.film))'")
  }

  private static func text(of expected: RecordingFileError.Expected) -> String {
    switch expected {
    case .recording:
      "a recording as in the file \(RecordingFile.name) that "
        + "'\(ProgramName.current.command(.film))' writes"
    case .value(let text): text
    }
  }

  /// The word is neither a file nor a demo.
  static func unknownRecording(
    _ word: String, demo: Substring, among names: [String]
  ) -> UsageError {
    UsageError(
      place: place(of: .diff), found: "'\(word)', which is neither a file nor a demo",
      expected: "a recording's file or folder, or \(Wording.choice(names))",
      remedy: Wording.suggestion(
        for: String(demo), among: names,
        else: "make a recording with '\(ProgramName.current.command(.film))'"))
  }

  /// The word after a demo's colon is not a gesture.
  static func unknownGesture(
    _ gesture: String, of demo: String, among names: [String]
  ) -> UsageError {
    UsageError(
      place: place(of: .diff), found: "'\(gesture)' after '\(demo):'",
      expected: Wording.choice(names),
      remedy: Wording.suggestion(
        for: gesture, among: names, else: "run '\(ProgramName.current.list())' to see all gestures")
    )
  }

  /// `diff` was given fewer than two recordings.
  static func missingRecordings(_ count: Int) -> UsageError {
    UsageError(
      place: place(of: .diff), found: count == 0 ? "no recordings" : "one recording",
      expected: CommandName.diff.usage,
      remedy:
        "name two files, folders or demos, as in '\(ProgramName.current.command(.diff)) films/a films/b'"
    )
  }
}
