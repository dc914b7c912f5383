/// The output streams: results, messages and progress.
package struct Output {
  /// Writes results to standard output without changing them. Throws an error if standard output is
  /// closed or full.
  package var write: (String) throws -> Void
  /// Writes findings and errors to standard error, one per line.
  package var report: (String) -> Void
  /// Shows progress. By default, nothing is shown.
  package var progress: ProgressLine
  /// Whether messages are read in a terminal; false by default.
  package var isTerminal = false

  package init(
    write: @escaping (String) throws -> Void, report: @escaping (String) -> Void,
    progress: ProgressLine = ProgressLine(isTerminal: false, write: { _ in })
  ) {
    self.write = write
    // Messages are made printable, because names and files from the user may contain control
    // characters.
    self.report = { report($0.printable) }
    self.progress = progress
  }
}
