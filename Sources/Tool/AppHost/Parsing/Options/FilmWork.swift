/// A film of a demo.
package struct FilmWork: Equatable, Sendable {
  package var demo: String
  package var ending: RunOptions.Ending

  package init(demo: String, ending: RunOptions.Ending) {
    (self.demo, self.ending) = (demo, ending)
  }

  /// The end of the name of a cancelled run, as in `flip-card:cancel`.
  private static let cancelSuffix = ":cancel"

  /// The name that `matchcut list --work` prints and that `film` and `check` accept.
  package var name: String { ending == .finish ? demo : demo + Self.cancelSuffix }

  /// The demo that a word names, and whether the word asks for the cancelled run.
  static func parts(of word: String) -> (demo: String, isCancelled: Bool) {
    guard word.hasSuffix(cancelSuffix) else { return (word, false) }
    return (String(word.dropLast(cancelSuffix.count)), true)
  }
}
