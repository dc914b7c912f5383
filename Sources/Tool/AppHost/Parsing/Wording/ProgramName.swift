import SourceBuild

/// The program whose commands messages name. A message that tells the user to run a command asks
/// `current` for the command, so that the user can type it as it is printed.
enum ProgramName: Sendable {
  /// The tool `matchcut`.
  case tool
  /// `matchcut` with the path of the user's code. `command` is the command that runs.
  case source(path: String, command: CommandName)
  /// The executable of an app in its own package. `usages` contains how it runs each command that it
  /// has.
  case app(String, usages: [CommandName: String])

  /// The program of the command that runs. `AppCommand` sets it for each run.
  @TaskLocal static var current = ProgramName.tool

  /// The beginning of a message that concerns no particular command.
  var place: String {
    switch self {
    case .tool: "matchcut"
    case .source(let path, let command): "matchcut \(command.rawValue) \(path)"
    case .app(let name, _): name
    }
  }

  /// The command as the user types it, with the path of the user's code if it has one.
  func command(_ command: CommandName) -> String {
    switch self {
    case .source(let path, _) where Self.runsSource(command):
      "matchcut \(command.rawValue) \(path.inShell)"
    case .app(_, let usages): usages[command] ?? "matchcut \(command.rawValue)"
    case .tool, .source: "matchcut \(command.rawValue)"
    }
  }

  /// The command that prints the help on `command`.
  func help(on command: CommandName) -> String {
    switch self {
    case .app: "\(self.command(command)) --help"
    case .tool, .source: "matchcut \(command.rawValue) --help"
    }
  }

  /// The command that lists all names.
  func list(json: Bool = false) -> String {
    switch self {
    case .app(let name, _): "\(name) --help"
    case .tool, .source: json ? "matchcut list --json" : "matchcut list"
    }
  }

  /// Whether the command accepts the path of the user's code instead of a demo.
  private static func runsSource(_ command: CommandName) -> Bool {
    switch command {
    case .film, .trace, .ask, .check, .fuzz, .plot, .serve: true
    default: false
    }
  }
}
