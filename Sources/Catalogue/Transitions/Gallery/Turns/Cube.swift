import UIKit

extension Transition {
  /// `perspective` is the `m34` of the container's `sublayerTransform`; `shade` is the opacity,
  /// from 0 to 1, of the black view over a face that has rotated away.
  public static func cube(
    _ edge: Edge = .right, perspective: Double = -0.005, shade: Double = 0.8
  ) -> Transition {
    // The edge that the two faces share stays in the plane of the screen.
    func face(_ side: Edge) -> Motion {
      .shade(shade)
        + .rotate3D(90, x: side.axis.dx, y: side.axis.dy, about: side.opposite.middle)
        + .move(side)
    }
    return Transition(
      upper: face(edge), lower: face(edge.opposite), perspective: perspective,
      timing: TransitionTiming(duration: 1)
    ).interactive(.pan(to: edge))
  }
}

extension TransitionEntry {
  static let cube = TransitionEntry(
    id: "cube", title: "Cube", family: .turn,
    parameters: [
      .edge(.right), .init("perspective", .number(-0.01...0, standard: -0.005)),
      .init("shade", .number(0...1, standard: 0.8)),
    ],
    make: {
      .cube($0.edge, perspective: $0.number("perspective"), shade: $0.number("shade"))
    }
  ).described(
    "The pages are two faces of a rotating cube; the face that turns away darkens.",
    source: "These values are from CECube, an animator of the library VCTransitionsLibrary: a "
      + "duration of 1 s, quarter turns about the edge between the faces, a black view with an "
      + "opacity of up to 0.8 over each face, and a perspective of -1/200. In CECube, a "
      + "presentation comes from the left edge and moves to the right, like `.cube(.left)` in "
      + "this gallery. The pictures of VCTransitionsLibrary show the dismissal of CECube, which "
      + "looks like the presentation in this gallery. CECube writes -1/200 into the `m34` of "
      + "matrices that are already rotated. In this gallery, the whole screen has one "
      + "perspective, whose `m34` is -1/200, and the edge between the faces stays in the plane of "
      + "the screen.")
}
