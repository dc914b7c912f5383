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
    "The page slides in from the right; a pan that starts anywhere on it dismisses it. The "
      + "old page does not move.",
    source: "From CustomPopAnimation's own animation: 0.25 s, a threshold of half of the width, "
      + "and a lower page that does not move. The original animates only the pop and leaves the "
      + "push to the system; in this gallery the push is the pop in reverse. `share: 0.3, shade: "
      + "0.1` looks like its other variant, in which the gesture drives the system's pop. "
      + "Unverified: how far the lower page moves in that variant.")
}
