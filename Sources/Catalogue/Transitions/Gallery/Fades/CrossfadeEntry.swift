import UIKit

extension Transition {
  /// Fades the new page in over the old one. `duration(_:)` changes the duration of the fade.
  public static var crossfade: Transition {
    Transition(Crossfade(), timing: TransitionTiming(duration: 1))
  }
}

extension TransitionEntry {
  static let crossfade = TransitionEntry(
    id: "crossfade", title: "Crossfade", family: .fade, make: { _ in .crossfade }
  ).described(
    "The new page fades in over the old one; nothing moves.",
    source: "The duration of 1 s and the ease-in-out curve are from CECrossfade, an animator of "
      + "the library VCTransitionsLibrary. In CECrossfade, the old page fades out over the new one "
      + "instead.")
}
