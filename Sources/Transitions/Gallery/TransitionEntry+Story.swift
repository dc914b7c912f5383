extension TransitionEntry {
  /// The same, with what a page says about it.
  public func told(_ summary: String, source: String, needs: String = "") -> TransitionEntry {
    var entry = self
    entry.story = TransitionStory(summary: summary, source: source, needs: needs)
    return entry
  }
}
