import UIKit

extension Transition {
  /// `gap` is the distance between the pages in points.
  public static func tabSlide(gap: Double = 24) -> Transition {
    Transition(Motions.mirrored(.move(.right) + .offset(x: gap)))
      .interactive(.pan(to: .right).policy(.appleTab).reversing)
  }
}

extension TransitionEntry {
  static let tabSlide = TransitionEntry(
    id: "tab-slide", title: "Tab slide", family: .slide,
    parameters: [.init("gap", .number(0...80, standard: 24))],
    supports: [.tabs, .allFeatures], make: { .tabSlide(gap: $0.number("gap")) }
  ).described(
    "Tabs lie side by side and slide, with a gap between them. A pan that returns past its "
      + "starting point continues to the tab on the other side.",
    source: "These values are from Apple's sample of sliding tabs: a duration of 0.35 s, and a "
      + "completion threshold of 0.4 of the distance. The sample has no gap between the tabs.")
}
