import UIKit

extension Transition {
  /// The new page fades in over the old one.
  public static var crossfade: Transition { Transition(Crossfade()) }
}

extension TransitionEntry {
  static let crossfade = TransitionEntry(
    id: "crossfade", title: "Crossfade", family: .fade, make: { _ in .crossfade }
  ).told(
    "The new page fades in over the old one; nothing moves.",
    source: "0.35 s: Apple's sample of custom transitions.")
}
