import UIKit

extension Transition {
  /// The screen steps back, turns over towards an edge, and comes forward with the new page.
  ///
  /// CETurn of VCTransitionsLibrary: a perspective of -0.002, a second, half of it for each page.
  /// It steps back so far that it stays on the screen; the original does not.
  public static func turn(_ edge: Edge = .left, perspective: Double = -0.002) -> Transition {
    let axis = edge.axis
    let back = Motion { amount, ground, pose in
      let half = (edge.isHorizontal ? ground.rest.width : ground.rest.height) / 2
      pose.transform = CATransform3DConcat(
        pose.transform, CATransform3DMakeTranslation(0, 0, -half * amount))
    }
    func half(_ degrees: CGFloat) -> Motion {
      .rotate3D(degrees, x: axis.dx, y: axis.dy) + back + .shade(0.5)
    }
    return Transition(
      upper: half(-90).between(0.5, 1) + .fade.between(0.5, 0.501),
      lower: half(90).between(0, 0.5) + .fade.between(0.499, 0.5),
      perspective: perspective, timing: TransitionTiming(duration: 1))
  }
}

extension TransitionEntry {
  static let turn = TransitionEntry(
    id: "turn", title: "Turn", family: .turn,
    parameters: [
      .edge(.left), .init("perspective", .number(-0.005...0, standard: -0.002)),
    ],
    make: { .turn($0.edge, perspective: $0.number("perspective")) }
  ).told(
    "The screen steps back, turns over towards an edge, and comes forward with the "
      + "new page.",
    source: "A perspective of -0.002, a second, half of it for each page: CETurn of "
      + "VCTransitionsLibrary. That it stays on the screen is ours.")
}
