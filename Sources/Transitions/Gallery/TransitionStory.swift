/// What a page about a transition says beside its facts.
public struct TransitionStory: Equatable, Sendable {
  /// What it looks like, in one or two sentences.
  public var summary = ""
  /// Where its numbers come from.
  public var source = ""
  /// What it needs, and what is shown without; empty where it can be shown everywhere.
  public var needs = ""
}

extension TransitionEntry {
  /// The same, with what a page says about it.
  public func told(_ summary: String, source: String, needs: String = "") -> TransitionEntry {
    var entry = self
    entry.story = TransitionStory(summary: summary, source: source, needs: needs)
    return entry
  }
}
