import UIKit

extension Transition {
  /// The old page leans back and steps into the distance; the new one comes up from below, a little
  /// too far, and settles.
  ///
  /// CECards of VCTransitionsLibrary: a perspective of -1/900, a lean of 15 degrees, 0.8 of the
  /// size, 0.6 of the light, 8 % of the height up, 30 points too far.
  public static func cards(tilt: Double = 15, overshoot: Double = 30) -> Transition {
    // It leans about its foot, so that no part of it comes before the new page.
    func lean(_ degrees: CGFloat) -> Motion {
      .rotate3D(degrees, x: 1, y: 0, about: Edge.bottom.middle)
    }
    let back: Motion =
      lean(tilt).between(0, 0.3) + lean(-tilt).between(0.3, 0.6) + .scale(0.8).between(0, 0.6)
      + .move(.top, share: 0.08).between(0.2, 0.6) + .shade(0.4).between(0, 0.6)
    let up: Motion =
      .move(.bottom).between(0.4, 0.8) + .offset(y: overshoot).between(0.4, 0.8)
      + .offset(y: -overshoot).between(0.8, 1)
    return Transition(
      upper: up, lower: back, perspective: -1 / 900, timing: TransitionTiming(duration: 1)
    ).interactive(.pan(to: .bottom))
  }
}

extension TransitionEntry {
  static let cards = TransitionEntry(
    id: "cards", title: "Cards", family: .slide,
    parameters: [
      .init("tilt", .number(0...45, standard: 15)),
      .init("overshoot", .number(0...80, standard: 30)),
    ],
    make: { .cards(tilt: $0.number("tilt"), overshoot: $0.number("overshoot")) }
  ).told(
    "The old page leans back and steps into the distance; the new one comes up from "
      + "below, a little too far, and settles.",
    source: "A perspective of -1/900, 15 degrees, 0.8 of the size, 0.6 of the light, 8 % of "
      + "the height, 30 points too far: CECards of VCTransitionsLibrary.")
}
