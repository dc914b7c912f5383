import Stage

/// Shows how far the work is: one line that changes on a terminal, a few lines elsewhere.
package final class ProgressLine {
  /// Off a terminal, a line is written each time another of these shares is done.
  private static let shares = 4
  /// Back to the margin, and clear what stands there.
  static let rewind = "\r\u{1B}[2K"

  private let isTerminal: Bool
  private let write: (String) -> Void
  private var isShown = false
  private var last: (what: String, share: Int)?

  package init(isTerminal: Bool, write: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    self.write = write
  }

  /// `what` is being done, `done` of `total`; `detail` stands behind.
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

  /// Clears the line, so that something else can be written.
  package func clear() {
    last = nil
    if isShown { write(Self.rewind) }
    isShown = false
  }
}
