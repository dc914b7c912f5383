import SourceBuild
import UIKit

/// The command line of an executable that contains one app. It has the commands of `matchcut`,
/// which run this app in place of a demo.
///
/// Without a command, the executable serves the browser page. Every command, including `film` and
/// `trace`, exits with code 1 if a rule has findings, because the executable is run to check this
/// one app.
package struct AppCommand {
  /// A way to run the app. It is selected by a flag at any position or by the first word.
  package enum Mode: String, CaseIterable {
    case page = ""
    case film = "--film"
    case headless = "--headless"
    case check
    case fuzz
    case plot
    case trace
    case ask
    case diff

    package var command: CommandName {
      switch self {
      case .page: .serve
      case .film: .film
      case .headless, .trace: .trace
      case .ask: .ask
      case .check: .check
      case .fuzz: .fuzz
      case .plot: .plot
      case .diff: .diff
      }
    }

    /// The description for the help.
    package var summary: String {
      switch self {
      case .page:
        "serve a browser page on which you can touch the app; each page launches the app anew"
      case .film: "film the launch, and the gesture if one is given, into a folder"
      case .headless: "run without a screen until the app is at rest, and print the calls"
      case .check: "run without a screen, and print the findings of the rules"
      case .fuzz: "play random touches, and print the shortest script that fails"
      case .plot: "draw the curves of the moving views and of the touch, into a folder"
      case .trace: "like --headless"
      case .ask: "answer a question about a run; the question follows, as in 'ask hits'"
      case .diff: "describe the differences between two recordings or two runs"
      }
    }

    /// The options that apply to a single app. `--set` is omitted, because an app does not have
    /// parameters. An executable has only one app, so only the runs of `fuzz` can be split into
    /// shards.
    package var options: [Option] {
      let ofShards: [Option] =
        switch command {
        case .fuzz: []
        case .check: [.shard, .costs, .out]
        default: [.shard, .costs]
        }
      return command.options.filter {
        ![.help, .set].contains($0) && !ofShards.contains($0) && !Option.source.contains($0)
      }
    }

    /// Whether the mode is a flag. A mode that is a flag may be at any position, but a mode that is
    /// a word must come first.
    fileprivate var isFlag: Bool { rawValue.hasPrefix("-") }

    /// The words that run the executable `name` in this mode.
    func usage(of name: String) -> String { self == .page ? name : "\(name) \(rawValue)" }
  }

  /// The name of the executable, which is also the name of the app.
  package let name: String
  /// The path of the user's code, as it was typed, if `matchcut` has built and started this
  /// executable. With a path, messages show the command line of `matchcut`. Nil if the user has
  /// started the executable.
  package let path: String?

  /// The name of the shown screen in the names of folders; nil for the executable's name.
  private let screen: String?
  /// How a test launches the app, if `matchcut` has built it.
  private let testLaunch: TestLaunch?
  /// Runs commands in a process of their own; nil if this process runs them.
  private let supervisor: Supervisor?

  package init(
    name: String, path: String? = nil, screen: String? = nil, testLaunch: TestLaunch? = nil,
    supervisor: Supervisor? = nil
  ) {
    (self.name, self.path, self.screen) = (name, path, screen)
    (self.testLaunch, self.supervisor) = (testLaunch, supervisor)
  }

  /// Runs one command line. `words` does not contain the program's name.
  @MainActor
  package func run(_ words: [String], _ app: AppLaunch, to output: Output) -> ExitCode {
    var demo = CommandExecutor.Demo(id: name, title: name, app: app)
    demo.screen = screen
    demo.testLaunch = testLaunch
    let executor = CommandExecutor(demos: [demo])
    if words == [CommandExecutor.workerWord] { return work(executor, output) }

    let flags = Mode.allCases.filter { $0.isFlag && words.contains($0.rawValue) }
    let word = Mode.allCases.first { !$0.isFlag && $0 != .page && $0.rawValue == words.first }
    let modes = (word.map { [$0] } ?? []) + flags
    let mode = modes.first ?? .page
    if words.contains("--help") || words.contains("-h") {
      return written(help(on: modes, in: executor.catalogue), output)
    }
    if modes.count > 1 {
      output.report(
        UsageError(
          place: name, found: "\(modes[0].rawValue) and \(modes[1].rawValue)",
          expected: "only one of them", remedy: "run '\(name) --help' to see what each command does"
        ).description)
      return .notServed
    }
    var rest = word == nil ? words : Array(words.dropFirst())
    rest.removeAll { mode.isFlag && $0 == mode.rawValue }
    // `diff` is the only mode without the app's name, because its arguments name two runs.
    if mode != .diff { rest.insert(name, at: 0) }
    let program =
      path.map { ProgramName.source(path: $0, command: mode.command) }
      ?? ProgramName.app(name, usages: usages(preferring: mode))
    return ProgramName.$current.withValue(program) {
      Tool(runner: executor, output: output, failsOnFindings: true, supervisor: supervisor)
        .run([mode.command.rawValue] + rest)
    }
  }

  /// How the executable runs each command that it has. Several modes may run the same command; the
  /// current one is preferred.
  private func usages(preferring current: Mode) -> [CommandName: String] {
    ([current] + Mode.allCases).reduce(into: [:]) { usages, mode in
      usages[mode.command] = usages[mode.command] ?? mode.usage(of: name)
    }
  }

  /// Runs this process as a fuzz worker of another process.
  @MainActor
  private func work(_ executor: CommandExecutor, _ output: Output) -> ExitCode {
    do {
      try executor.work()
      return .done
    } catch {
      output.report("\(name): \(error)")
      return .findings
    }
  }

  private func written(_ text: String, _ output: Output) -> ExitCode {
    do {
      try output.write(text)
      return .done
    } catch is ClosedPipe {
      return .closedPipe
    } catch {
      output.report("\(error)")
      return .notServed
    }
  }

  private func help(on modes: [Mode], in catalogue: Catalogue) -> String {
    let help = HelpText(catalogue: catalogue)
    let parts = (modes.isEmpty ? Mode.allCases : modes).map { mode in
      let names = mode == .diff ? " A B" : ""
      var text = "\(mode.usage(of: name))\(names) [options]\n  \(mode.summary)"
      if mode == .diff {
        text +=
          "\n  A and B are recording files, folders that --film wrote, or runs to compare: \(name),"
          + "\n  \(name):GESTURE or \(name):FILE.json"
      }
      if !mode.options.isEmpty {
        text +=
          "\n"
          + help.table(of: mode.options, mode.command, inApp: true)
      }
      if mode.options.contains(.property) && !modes.isEmpty {
        text += "\n\nProperties\n" + help.properties
      }
      return text
    }
    // Help on several modes lists the names that `film` accepts, because `film` accepts every kind
    // of name.
    let names = (modes.first ?? .film).command
    return parts.joined(separator: "\n\n")
      + (help.names(of: names, withDemos: false).map { "\n\n" + $0 } ?? "")
      + "\n\nExit code 0: done; 1: findings, faults or differences, or a run that failed;"
      + "\n2: invalid request; one sentence on standard error says why."
      + "\n"
  }
}
