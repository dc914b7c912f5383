import UIKit

extension Transition {
  /// `alpha` is the menu's final alpha; `pull` is how far the menu moves, in points.
  public static func pullOutMenu(alpha: Double = 0.9, pull: Double = 50) -> Transition {
    var panel = Panel { $0.bounds }
    panel.alpha = alpha
    panel.dimming = 0
    return Transition(
      upper: .offset(x: pull) + .fade, timing: TransitionTiming(duration: 0.5)
    ).panel(panel).interactive(.pan(to: .right))
  }
}

extension TransitionEntry {
  static let pullOutMenu = TransitionEntry(
    id: "pull-out-menu", title: "Pull-out menu", family: .panel,
    parameters: [
      .init("alpha", .number(0.5...1, standard: 0.9)),
      .init("pull", .number(0...120, standard: 50)),
    ],
    supports: [.modal, .allFeatures],
    make: { .pullOutMenu(alpha: $0.number("alpha"), pull: $0.number("pull")) }
  ).described(
    "A translucent menu covers the whole screen.",
    source: "The alpha of 0.9 and the duration of 0.5 s are from the project "
      + "SubjectiveCUnreadMenu. In this gallery, the menu also moves by 50 points, the distance of "
      + "the pull that opens the menu.")
}
