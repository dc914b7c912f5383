import UIKit

extension Transition {
  /// The screen turns over like a card, towards an edge; the new page is on its back.
  public static func cardFlip(_ edge: Edge = .left, perspective: Double = -0.002) -> Transition {
    let axis: (x: CGFloat, y: CGFloat) =
      switch edge {
      case .left: (0, -1)
      case .right: (0, 1)
      case .top: (1, 0)
      case .bottom: (-1, 0)
      }
    return Transition(
      upper: .rotate3D(-90, x: axis.x, y: axis.y).between(0.5, 1) + .fade.between(0.5, 0.501),
      lower: .rotate3D(90, x: axis.x, y: axis.y).between(0, 0.5) + .fade.between(0.499, 0.5),
      perspective: perspective, timing: TransitionTiming(duration: 0.8))
  }
}

extension TransitionEntry {
  static let cardFlip = TransitionEntry(
    id: "card-flip", title: "Card flip", family: .turn,
    parameters: [
      .edge(.left), .init("perspective", .number(-0.005...0, standard: -0.002)),
    ],
    make: { .cardFlip($0.edge, perspective: $0.number("perspective")) })
}
