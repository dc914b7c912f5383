/// A parsed and validated command line.
package enum Command: Equatable, Sendable {
  case list(json: Bool)
  case film(FilmOptions)
  case trace(TraceOptions)
  case check(CheckOptions)
  case lint(LintOptions)
  /// Builds the user's own code and, for most commands, runs the command on the built program.
  case source(SourceOptions)
  case diff(DiffOptions)
  case plot(PlotOptions)
  case fuzz(FuzzOptions)
  case gallery(GalleryOptions)
  case serve(ServeOptions)
  /// Help on one command, or on the tool.
  case help(CommandName?)
  case version
}
