import UIKit

extension Transition {
  /// `swing` is the angle of the old page in degrees; `perspective` is the `m34` of both pages'
  /// transforms.
  public static func natGeo(swing: Double = 80, perspective: Double = -0.002) -> Transition {
    let hinge = Edge.left.middle
    let door: Motion =
      .rotate3D(swing, x: 0, y: 1, about: hinge) + .offset(z: -doorDepth)
      + .perspective(perspective, about: hinge)
    let flight: Motion =
      .rotate3D(10, x: 1, y: 0) + .rotate3D(-45, x: 0, y: 1) + .move(.right)
      + .move(.top, share: 40 / 568) + .offset(z: 150) + .rotate(5) + .perspective(perspective)
    return Transition(
      upper: flight, lower: door.between(0.2, 1), timing: TransitionTiming(duration: 1))
  }

  /// The distance of the old page's hinge behind the screen, in points. In VCTransitionsLibrary's
  /// CENatGeo, the old page moves 170 points aside and 30 points back and then rotates by 80
  /// degrees. As a result, the hinge is at the side of the screen and at this distance behind it.
  private static let doorDepth: CGFloat = 170 * sin(80 * .pi / 180) + 30 * cos(80 * .pi / 180)
}

extension TransitionEntry {
  static let natGeo = TransitionEntry(
    id: "nat-geo", title: "City guide", family: .turn,
    parameters: [
      .init("swing", .number(30...90, standard: 80)),
      .init("perspective", .number(-0.004...0, standard: -0.002)),
    ],
    make: { .natGeo(swing: $0.number("swing"), perspective: $0.number("perspective")) }
  ).described(
    "The old page swings away like a door; the new one flies in from the side, enlarged and "
      + "tilted.",
    source: "These values are from CENatGeo, an animator of the library VCTransitionsLibrary. The "
      + "new page moves during the whole duration of 1 s and starts rotated by 10, -45 and 5 "
      + "degrees about the axes x, y and z. The old page opens like a door, by 80 degrees, during "
      + "the last 0.8 s. Both pages have a perspective of -1/500; the centre of the perspective is "
      + "the hinge for the old page, and the middle of the page for the new page. In CENatGeo, the "
      + "new page starts 320 points to the right of its final position and 40 points above it; in "
      + "this gallery, these two distances are fractions of the size of the screen. CENatGeo uses "
      + "cubic interpolation between its keyframes; this gallery does not.")
}
