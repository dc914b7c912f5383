import Film
import Stage

/// An error in the user's request. The tool exits with code 2.
///
/// `description` joins the parts to one sentence.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The tool's name, followed by the command's name if the command is known.
  package var place: String
  package var found: String
  /// What the tool expected; empty if `found` is a complete statement.
  package var expected: String
  /// What the user should do.
  package var remedy: Remedy

  package init(place: String, found: String, expected: String, remedy: Remedy) {
    self.place = place
    self.found = found
    self.expected = expected
    self.remedy = remedy
  }

  /// The sentence that is shown to the user.
  package var description: String {
    let problem = expected.isEmpty ? found : "found \(found), expected \(expected)"
    return "\(place): \(problem); \(remedy)".printable
  }
}

extension UsageError {
  /// The question of `ask` cannot be read or has no answer.
  init(_ problem: QuestionProblem) {
    self.init(
      place: Self.place(of: .ask), found: problem.found, expected: problem.expected,
      remedy: problem.remedy)
  }

  /// No item of the kind `kind` has the name `word`. `command` is the command that lists all items
  /// of this kind.
  static func unknown(
    _ kind: String, _ word: String, place: String, among names: [String],
    listedBy command: String = ProgramName.current.list()
  ) -> UsageError {
    UsageError(
      place: place, found: "no \(kind) named '\(word)'", expected: "",
      remedy: Wording.hint(for: word, among: names, listedBy: command))
  }

  static func unknownCommand(_ word: String) -> UsageError {
    .unknown(
      "command", word, place: "matchcut", among: CommandName.allCases.map(\.rawValue),
      listedBy: "matchcut help")
  }

  static func unknownOption(_ word: String, of command: CommandName) -> UsageError {
    .unknown(
      "option", word, place: place(of: command), among: command.options.map(\.flag),
      listedBy: ProgramName.current.help(on: command))
  }

  static func missingValue(
    _ option: Option, of command: CommandName, in catalogue: Catalogue
  ) -> UsageError {
    UsageError(
      place: place(of: command), found: "nothing after \(option.flag)",
      expected: option.expectation(of: command, in: catalogue),
      remedy: "try \(option.example(of: command, in: catalogue))")
  }

  static func wrongValue(
    _ word: String, _ option: Option, of command: CommandName, in catalogue: Catalogue,
    names: [String] = []
  ) -> UsageError {
    UsageError(
      place: place(of: command), found: "\(option.flag) '\(word)'",
      expected: option.expectation(of: command, in: catalogue),
      remedy: Wording.suggestion(
        for: word, among: names, else: "try \(option.example(of: command, in: catalogue))"))
  }

  static func unknownDemo(
    _ word: String, of command: CommandName, among names: [String]
  ) -> UsageError {
    .unknown("demo", word, place: place(of: command), among: names)
  }

  static func missingDemo(of command: CommandName, among names: [String]) -> UsageError {
    UsageError(
      place: place(of: command), found: "no demo", expected: Wording.choice(names),
      remedy: "run '\(ProgramName.current.list())' to see all demos")
  }

  static func missingFiles(of command: CommandName) -> UsageError {
    UsageError(
      place: place(of: command), found: "no file",
      expected: "Swift files or folders with Swift files",
      remedy: "try 'matchcut \(command.rawValue) Sources'")
  }

  /// An unexpected word after a command, or after `--version` if `command` is nil.
  static func surplus(_ word: String, of command: CommandName?) -> UsageError {
    guard let command else {
      return UsageError(
        place: "matchcut", found: "the extra argument '\(word)'", expected: "--version alone",
        remedy: "leave out '\(word)'")
    }
    return UsageError(
      place: place(of: command), found: "the extra argument '\(word)'",
      expected: command.usage,
      remedy: "leave out '\(word)', or run '\(ProgramName.current.help(on: command))'")
  }

  /// The folder of `--out` cannot be created or written; `reason` is the system's message.
  package static func unwritableFolder(_ path: String, reason: String) -> UsageError {
    UsageError(
      place: ProgramName.current.place, found: "the folder '\(path)' (\(reason))",
      expected: "a folder that can be written", remedy: "name another folder with --out")
  }

  /// A file in a valid folder cannot be written completely or moved into place.
  package static func unwritableFile(_ path: String, reason: String) -> UsageError {
    UsageError(
      place: ProgramName.current.place, found: "the file '\(path)' (\(reason))",
      expected: "a file that can be written completely",
      remedy: "free some space, or name another folder with --out")
  }

  /// The file of `--gesture` cannot be read.
  package static func unreadableGesture(_ path: String, found: String) -> UsageError {
    UsageError(
      place: "\(ProgramName.current.place): gesture file '\(path)'", found: found,
      expected: "a JSON file that can be read",
      remedy: "name another file, or a gesture that '\(ProgramName.current.list())' shows")
  }

  /// The gesture of `--gesture` belongs to another demo.
  package static func foreignGesture(_ id: String, of demo: String, own: [String]) -> UsageError {
    UsageError(
      place: "\(ProgramName.current.place): \(demo)",
      found: "--gesture '\(id)', which this demo does not have",
      expected: Wording.choice(own, or: "a gesture that every demo has"),
      remedy: "name another gesture; '\(ProgramName.current.list())' shows all gestures")
  }

  /// The file of `--gesture` is not a valid touch script.
  package static func brokenGesture(_ path: String, _ error: TouchScriptError) -> UsageError {
    UsageError(
      place: "\(ProgramName.current.place): gesture file '\(path)'"
        + (error.path.isEmpty ? "" : ", \(error.path)"),
      found: error.found, expected: error.expected,
      remedy: "correct the file, or name a gesture that '\(ProgramName.current.list())' shows")
  }

  /// The demo cannot be shown, because it would end the process of the page's server.
  static func endsPage(_ id: String) -> UsageError {
    UsageError(
      place: place(of: .serve), found: "the demo '\(id)', which ends the program that runs it",
      expected: "a demo that the browser page can show",
      remedy: "run '\(ProgramName.current.command(.check)) \(id)', which prints the reason")
  }

  /// Standard output is closed or full; `reason` is the system's message.
  package static func unwritableOutput(reason: String) -> UsageError {
    UsageError(
      place: ProgramName.current.place, found: "standard output that cannot be written (\(reason))",
      expected: "an output that can be written to", remedy: "redirect the output to a file")
  }

  /// A program that a format requires is not installed.
  package static func missingProgram(_ name: String, package: String) -> UsageError {
    UsageError(
      place: place(of: .film), found: "no program named '\(name)' on PATH",
      expected: "this program for the formats mp4 and webm",
      remedy: "install \(name) with 'apt-get install \(package)'")
  }

  static func place(of command: CommandName) -> String { ProgramName.current.command(command) }
}
