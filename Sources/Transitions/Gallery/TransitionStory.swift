/// What a page about a transition says beside its facts.
public struct TransitionStory: Equatable, Sendable {
  /// What it looks like, in one or two sentences.
  public var summary = ""
  /// Where its numbers come from.
  public var source = ""
  /// What it needs, and what is shown without; empty where it can be shown everywhere.
  public var needs = ""
}
