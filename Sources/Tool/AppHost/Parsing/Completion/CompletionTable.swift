import Stage

/// What a shell completes after `matchcut`: the commands, their options and the values of these.
struct CompletionTable {
  struct Command {
    let name: CommandName
    let options: [Option]
    /// The names that may follow the command; a path may follow too if `takesPath` is true.
    let names: [String]
    let takesPath: Bool
  }

  struct Option {
    let flags: [String]
    let summary: String
    let value: Value
  }

  /// The value that follows an option.
  enum Value: Equatable {
    case none
    case text
    case file
    case folder
    case words([String])
    /// One of the words, or a file.
    case wordsOrFile([String])
  }

  let commands: [Command]

  init(_ catalogue: Catalogue) {
    commands = CommandName.allCases.map { command in
      Command(
        name: command,
        options: command.options.map { option in
          Option(
            flags: option.flags, summary: option.summary(of: command),
            value: Self.value(of: option, command, catalogue))
        },
        names: Self.names(of: command, catalogue), takesPath: command.usage.takesPath)
    }
  }

  private static func names(of command: CommandName, _ catalogue: Catalogue) -> [String] {
    switch command {
    case .help: CommandName.allCases.map(\.rawValue)
    case .completion: Shell.allCases.map(\.rawValue)
    case .gallery: catalogue.transitions.map(\.id)
    case .plot: catalogue.names + [PlotOptions.springs]
    case .film, .check, .fuzz: catalogue.names + [CommandParser.all]
    default: command.takesName ? catalogue.names : []
    }
  }

  private static func value(
    of option: AppHost.Option, _ command: CommandName, _ catalogue: Catalogue
  ) -> Value {
    switch option {
    case .device: .words(catalogue.devices.map(\.id))
    case .gesture: .wordsOrFile(catalogue.gestures.map(\.id))
    case .format:
      .words(
        command.reportFormats.isEmpty
          ? catalogue.formats.map(\.rawValue) + (command == .trace ? [OptionValues.svgFormat] : [])
          : command.reportFormats.map(\.rawValue))
    case .failOn: .words(Finding.Severity.allNames)
    case .every: .words(["frame", "change"])
    case .token: .words([AppHost.Option.noToken])
    case .shard: .words(["auto"])
    case .allow, .newSince, .review, .show: .file
    case .out, .baselines, .from, .packages, .path, .into: .folder
    default: option.value == .none ? .none : .text
    }
  }
}

extension String {
  /// Whether a usage line has a path, a file or a folder.
  fileprivate var takesPath: Bool {
    ["PATH", "FILE", "FOLDER", "A B", "BASE"].contains { contains($0) }
  }
}
