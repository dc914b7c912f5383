import UIKit

extension Transition {
  /// `share` is how far the old page moves aside, as a fraction of its width; `shade` is the
  /// opacity of the black over it, 0 to 1.
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
    source: "CustomPopAnimation's own animation: 0.25 s, more than half of the width, a lower page "
      + "that stands still. It animates the pop alone and leaves the push to the system; here the "
      + "push is the same in reverse. `share: 0.3, shade: 0.1` look like its other scheme, the "
      + "system's pop under the same finger; how far that steps aside is unverified.")
}
