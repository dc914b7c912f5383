import UIKit

extension Transition {
  /// `perspective` is the `m34` of the container's `sublayerTransform`.
  public static func cardFlip(_ edge: Edge = .top, perspective: Double = -0.0012) -> Transition {
    let axis = edge.axis
    return Transition(
      upper: .rotate3D(-90, x: axis.dx, y: axis.dy).between(0.5, 1) + .fade.between(0.5, 0.501),
      lower: .rotate3D(90, x: axis.dx, y: axis.dy).between(0, 0.5) + .fade.between(0.499, 0.5),
      perspective: perspective, timing: TransitionTiming(duration: 1))
  }
}

extension TransitionEntry {
  static let cardFlip = TransitionEntry(
    id: "card-flip", title: "Card flip", family: .turn,
    parameters: [
      .edge(.top), .init("perspective", .number(-0.005...0, standard: -0.0012)),
    ],
    make: { .cardFlip($0.edge, perspective: $0.number("perspective")) }
  ).described(
    "The screen flips like a card, towards an edge; the new page is on the back of the card.",
    source: "The duration of 1 s is from the card flip in the tutorial series iOS 7 Day by Day. In "
      + "that card flip, the viewing distance equals the height of the screen.")
}
