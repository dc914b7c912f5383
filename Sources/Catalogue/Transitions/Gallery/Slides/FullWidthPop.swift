import UIKit

extension Transition {
  /// `share` is how far the old page moves aside, as a fraction of its width; `shade` is the
  /// opacity, from 0 to 1, of the black view over that page.
  public static func fullWidthPop(share: Double = 0, shade: Double = 0) -> Transition {
    Transition(upper: .move(.right), lower: .move(.left, share: share) + .shade(shade))
      .duration(0.25).interactive(.fullWidth.policy(.half))
  }
}

extension TransitionEntry {
  static let fullWidthPop = TransitionEntry(
    id: "full-width-pop", title: "Full-width pop", family: .slide,
    parameters: [
      .init("share", .number(0...1, standard: 0)), .init("shade", .number(0...1, standard: 0)),
    ],
    make: { .fullWidthPop(share: $0.number("share"), shade: $0.number("shade")) }
  ).described(
    "The new page slides in from the right over the old page, which does not move. A pan that "
      + "starts anywhere on the new page dismisses it.",
    source: "These values are from the custom animator of the project CustomPopAnimation: a "
      + "duration of 0.25 s, a completion threshold of half of the width, and a lower page that "
      + "does not move. The project animates only the pop and leaves the push to the system; in "
      + "this gallery, the push is the pop in reverse. CustomPopAnimation has a second variant, in "
      + "which the gesture drives the system's own pop; `.fullWidthPop(share: 0.3, shade: 0.1)` "
      + "looks like this second variant. Unverified: how far the lower page moves in the system's "
      + "own pop.")
}
