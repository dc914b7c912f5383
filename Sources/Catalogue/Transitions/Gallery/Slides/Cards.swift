import UIKit

extension Transition {
  /// `tilt` is the angle, in degrees, by which the old page is tilted. `peep` is the height, in
  /// points, of the part of the new page that appears at the bottom first.
  public static func cards(tilt: Double = 15, peep: Double = 30) -> Transition {
    Transition(Cards(tilt: tilt, peep: peep), timing: TransitionTiming(duration: 1))
      .interactive(.pan(to: .bottom))
  }
}

private struct Cards: TransitionAnimation {
  let tilt: CGFloat
  let peep: CGFloat
  /// The scale of a page that is tilted.
  private let leaning: CGFloat = 0.95

  func prepare(_ scene: TransitionScene) {
    (scene.operation.isForward ? there : back).prepare(scene)
  }

  private var there: Motions {
    let lower: Motion =
      lean(tilt).between(0, 0.4) + lean(-tilt).between(0.4, 0.6)
      + .scale(leaning).between(0, 0.4) + .scale(0.8 / leaning).between(0.4, 0.6)
      + .move(.top, share: 0.08).between(0.4, 0.6) + .shade(0.4).between(0, 0.4)
    let upper: Motion =
      .offset(y: peep).between(0.6, 0.8) + .offset(y: -peep).between(0.8, 1)
      + .move(.bottom).between(0.8, 1)
    return Motions(upper: upper, lower: lower, perspective: -1 / 900)
  }

  /// The motions for the backward transition. These motions are played in reverse, so the interval
  /// from 0.5 to 1 is the first half of the backward transition.
  private var back: Motions {
    let lower: Motion =
      lean(tilt).between(0, 0.25) + lean(-tilt).between(0.3, 0.65)
      + .scale(leaning).between(0, 0.25) + .scale(0.6 / leaning).between(0.3, 0.65)
      + .shade(0.4).between(0.3, 0.65)
    return Motions(
      upper: .move(.bottom).between(0.5, 1), lower: lower, perspective: -1 / 900)
  }

  private func lean(_ degrees: CGFloat) -> Motion { .rotate3D(degrees, x: 1, y: 0) }
}

extension TransitionEntry {
  static let cards = TransitionEntry(
    id: "cards", title: "Cards", family: .slide,
    parameters: [
      .init("tilt", .number(0...45, standard: 15)),
      .init("peep", .number(0...80, standard: 30)),
    ],
    make: { .cards(tilt: $0.number("tilt"), peep: $0.number("peep")) }
  ).described(
    "The old page tilts back and recedes; the top of the new page first appears at the bottom, "
      + "then the new page moves up. During a dismissal, the upper page begins to fall before the "
      + "lower page moves.",
    source: "These values of the old page are from CECards, an animator of the library "
      + "VCTransitionsLibrary: a tilt of 15 degrees at a scale of 0.95, then a scale of 0.8 (0.6 "
      + "during a dismissal), a brightness of 0.6 and, except during a dismissal, a shift upwards "
      + "by 8 % of the height. The duration of 1 s and the perspective of -1/900 are also from "
      + "CECards. The new page moves up during the last 0.4 of the duration, first by 30 points, "
      + "then by the remaining distance. The author of CECards intended that the new page "
      + "overshoots by these 30 points, but the code moves the page up from below the screen. "
      + "CECards uses cubic interpolation between its keyframes; this gallery does not. The first "
      + "two keyframes of CECards overlap, and UIKit does not define the result; this gallery "
      + "plays these two keyframes one after the other.")
}
