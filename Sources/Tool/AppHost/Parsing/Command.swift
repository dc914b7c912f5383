/// A parsed and validated command line.
package enum Command: Equatable, Sendable {
  case list(json: Bool)
  /// Lists the films that `film all` or `film PATH` consists of.
  case work(path: String?)
  case film(FilmOptions)
  case trace(TraceOptions)
  case ask(AskOptions)
  case check(CheckOptions)
  case lint(LintOptions)
  /// Builds the user's own code and, for most commands, runs the command on the built program.
  case source(SourceOptions)
  case diff(DiffOptions)
  case compare(CompareOptions)
  case approve(ApproveOptions)
  case merge(MergeOptions)
  case plot(PlotOptions)
  case fuzz(FuzzOptions)
  case gallery(GalleryOptions)
  case serve(ServeOptions)
  /// Help on one command, or on the tool.
  case help(CommandName?)
  /// The manual page.
  case manual
  case completion(Shell)
  case new(NewOptions)
  case version
}

extension Command {
  /// The options of the runs, if the command runs apps that may crash; nil for other commands.
  /// `fuzz` runs apps in its own worker processes.
  var run: RunOptions? {
    switch self {
    case .film(let options): options.run
    case .trace(let options): options.run
    case .ask(let options):
      if case .recording = options.target { nil } else { options.run }
    case .check(let options): options.run
    case .diff(let options): options.run
    case .plot(let options): options.demo == nil ? nil : options.run
    default: nil
    }
  }
}
