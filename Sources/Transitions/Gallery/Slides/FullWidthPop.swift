import UIKit

extension Transition {
  /// The page comes from the right and leaves under a finger that may begin anywhere on it.
  ///
  /// 0.25 s, more than half of the width finishes: CustomPopAnimation's numbers. The old page steps
  /// aside and darkens a little, as under the system's own swipe; how much is unverified.
  public static func fullWidthPop(share: Double = 0.3, shade: Double = 0.1) -> Transition {
    Transition(upper: .move(.right), lower: .move(.left, share: share) + .shade(shade))
      .duration(0.25).interactive(.fullWidth.policy(.half))
  }
}

extension TransitionEntry {
  static let fullWidthPop = TransitionEntry(
    id: "full-width-pop", title: "Full-width pop", family: .slide,
    parameters: [
      .init("share", .number(0...1, standard: 0.3)), .init("shade", .number(0...1, standard: 0.1)),
    ],
    make: { .fullWidthPop(share: $0.number("share"), shade: $0.number("shade")) }
  ).told(
    "The page comes from the right and leaves under a finger that may begin anywhere "
      + "on it; the old one steps aside and darkens a little.",
    source: "0.25 s and half of the width: CustomPopAnimation. How far the old page steps "
      + "aside is unverified.")
}
