import UIKit

/// The command line of an app's own program: the tool's, with the app as the one thing it knows.
///
/// Without a flag the page is served; `--film` and `--headless` stand for the tool's `film` and
/// `trace`, whose options they take.
package struct AppCommand {
  /// A way to run an app, by its flag.
  package enum Mode: String, CaseIterable {
    case page = ""
    case film = "--film"
    case headless = "--headless"

    package var command: CommandName {
      switch self {
      case .page: .serve
      case .film: .film
      case .headless: .trace
      }
    }

    /// What it does, for the help.
    package var summary: String {
      switch self {
      case .page: "serve the page: touch the app in a browser; each page launches it anew"
      case .film: "film the launch, and the gesture if there is one, into a folder"
      case .headless: "run without a screen until the app rests, and print the calls as text"
      }
    }
  }

  /// The program's name, which is the app's as well.
  package let name: String

  package init(name: String) { self.name = name }

  /// Runs one command line; the words are those after the program's own name.
  @MainActor
  package func run(_ words: [String], _ app: AppLaunch, to output: Output) -> ExitCode {
    var output = output
    let report = output.report
    output.report = { report(own($0)) }
    let studio = Studio(shows: [Studio.Show(id: name, title: name, app: app)])
    if words.contains("--help") || words.contains("-h") {
      return written(help(in: studio.catalogue), output)
    }
    let modes = Mode.allCases.filter { words.contains($0.rawValue) }
    if modes.count > 1 {
      output.report(
        UsageError(
          place: name, found: "--film and --headless", expected: "one of them",
          remedy: "run '\(name) --help' to see what they do"
        ).description)
      return .notServed
    }
    let mode = modes.first ?? .page
    let rest = words.filter { $0 != mode.rawValue }
    return Tool(runner: studio, output: output).run([mode.command.rawValue, name] + rest)
  }

  private func written(_ text: String, _ output: Output) -> ExitCode {
    do {
      try output.write(text)
      return .done
    } catch {
      output.report("\(error)")
      return .notServed
    }
  }

  /// What the tool says, as this program says it.
  private func own(_ text: String) -> String {
    var text = text
    text.replace("'matchcut list'", with: "'\(name) --help'")
    for mode in Mode.allCases {
      let flag = mode == .page ? "" : " " + mode.rawValue
      text.replace("matchcut \(mode.command.rawValue)", with: name + flag)
    }
    text.replace("matchcut:", with: "\(name):")
    return text
  }

  private func help(in catalogue: Catalogue) -> String {
    let help = HelpText(catalogue: catalogue)
    let parts = Mode.allCases.map { mode in
      let line = mode == .page ? name : "\(name) \(mode.rawValue)"
      let options = mode.command.options.filter { ![.help, .set, .shard].contains($0) }
      return "\(line) [options]\n  \(mode.summary)\n"
        + help.table(of: options)
        .replacing("the demo's own", with: "none")
    }
    return parts.joined(separator: "\n\n") + "\n\n" + help.names(withDemos: false) + "\n"
  }
}
