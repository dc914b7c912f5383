import Stage

/// Shows progress. On a terminal, one line is updated. Otherwise, a few lines are written.
package final class ProgressLine {
  /// The number of lines that are written if there is no terminal. The lines are written at equal
  /// fractions of the work.
  private static let shares = 4
  /// The control characters that move the cursor to the start of the line and clear it.
  static let rewind = "\r\u{1B}[2K"

  private let isTerminal: Bool
  private let write: (String) -> Void
  private var isShown = false
  private var last: (what: String, share: Int)?

  package init(isTerminal: Bool, write: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }

  /// Shows that `done` of the `total` steps of `what` are complete, followed by `detail`.
  package func show(_ what: String, done: Int, of total: Int, detail: String = "") {
    let text = ("\(what) \(done)/\(total)" + (detail.isEmpty ? "" : ", \(detail)")).printable
    if isTerminal {
      write(Self.rewind + text)
      isShown = true
      return
    }
    let share = done * Self.shares / max(total, 1)
    if let last, last.what == what, last.share == share { return }
    last = (what, share)
    if share > 0 { write(text + "\n") }
  }

  /// Clears the line, so that other output can be written.
  package func clear() {
    last = nil
    if isShown { write(Self.rewind) }
    isShown = false
  }
}
