import UIKit

extension Transition {
  /// `back` says how far the pages move away from the viewer, as a fraction of half their size. If
  /// `back` is 1, the pages stay entirely on screen. `shade` is the opacity, from 0 to 1, of the
  /// black view over a page that has rotated away.
  public static func turn(
    _ edge: Edge = .left, perspective: Double = -0.002, back: Double = 0, shade: Double = 0
  ) -> Transition {
    let axis = edge.axis
    let stepBack = Motion { amount, geometry, values in
      let half = back * (edge.isHorizontal ? geometry.rest.width : geometry.rest.height) / 2
      values.transform = CATransform3DConcat(
        values.transform, CATransform3DMakeTranslation(0, 0, -half * amount))
    }
    func half(_ degrees: CGFloat) -> Motion {
      .rotate3D(degrees, x: axis.dx, y: axis.dy) + stepBack + .shade(shade)
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
      .init("back", .number(0...1, standard: 0)), .init("shade", .number(0...1, standard: 0)),
    ],
    make: {
      .turn(
        $0.edge, perspective: $0.number("perspective"), back: $0.number("back"),
        shade: $0.number("shade"))
    }
  ).described(
    "The screen flips towards an edge in strong perspective; the back of the screen shows the new "
      + "page.",
    source: "For both directions, these values are from CETurn, an animator of the library "
      + "VCTransitionsLibrary: a duration of 1 s, half of the duration for each page, and a "
      + "perspective of -0.002. The parameters `shade` and `back` are additions of this gallery. "
      + "The parameter `back` moves the pages away from the viewer, so that they stay on the "
      + "screen.")
}
