import UIKit

extension Transition {
  /// The old page swings away like a door; the new one flies in from the side, close by and tilted.
  ///
  /// CENatGeo of VCTransitionsLibrary, after the City Guides app: a perspective of -1/500; the door
  /// opens by 80 degrees in the first 0.8 of the time; the new page comes turned by 45, 10 and 5
  /// degrees. The original's points on a screen of 320 × 568 are shares here.
  public static func natGeo(swing: Double = 80, perspective: Double = -0.002) -> Transition {
    let door: Motion =
      .move(.right, share: 170 / 320) + .offset(z: -30)
      + .rotate3D(swing, x: 0, y: 1, about: CGPoint(x: 0, y: 0.5))
    let flight: Motion =
      .rotate3D(10, x: 1, y: 0) + .rotate3D(-45, x: 0, y: 1) + .move(.right)
      + .move(.top, share: 40 / 568) + .offset(z: 150) + .rotate(-5)
    return Transition(
      upper: flight.between(0.2, 1), lower: door.between(0, 0.8), perspective: perspective,
      timing: TransitionTiming(duration: 1))
  }
}

extension TransitionEntry {
  static let natGeo = TransitionEntry(
    id: "nat-geo", title: "City guide", family: .turn,
    parameters: [
      .init("swing", .number(30...90, standard: 80)),
      .init("perspective", .number(-0.004...0, standard: -0.002)),
    ],
    make: { .natGeo(swing: $0.number("swing"), perspective: $0.number("perspective")) }
  ).told(
    "The old page swings away like a door; the new one flies in from the side, close "
      + "by and tilted.",
    source: "A perspective of -1/500, 80 degrees in the first 0.8 of the time, 45, 10 and 5 "
      + "degrees: CENatGeo of VCTransitionsLibrary, whose points on a screen of 320 by "
      + "568 are shares here.")
}
