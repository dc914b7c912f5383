// Earlier names of the gallery's entries. They stay until the next major version.

@available(*, deprecated, renamed: "TransitionInfo")
public typealias TransitionStory = TransitionInfo

extension TransitionEntry {
  @available(*, deprecated, renamed: "info")
  public var story: TransitionInfo {
    get { info }
    set { info = newValue }
  }

  @available(*, deprecated, renamed: "described(_:source:needs:)")
  public func told(_ summary: String, source: String, needs: String = "") -> TransitionEntry {
    described(summary, source: source, needs: needs)
  }
}

extension TransitionEntry.Support {
  @available(*, deprecated, renamed: "allFeatures")
  public static let allManners: TransitionEntry.Support = .allFeatures
}
