import UIKit

extension Transition {
  /// `scale` is the scale of both pages while they move.
  public static func zoomSlide(_ edge: Edge = .right, scale: Double = 0.8) -> Transition {
    // The scale precedes the move. If the scale followed the move, the scale would also shorten the
    // distance of the move.
    let back: Motion = .scale(scale) + .corners(corners)
    return Transition(
      upper: back.between(0.5, 1) + .move(edge),
      lower: back.between(0, 0.5) + .move(edge.opposite)
    ).duration(0.5)
  }
}

extension TransitionEntry {
  static let zoomSlide = TransitionEntry(
    id: "zoom-slide", title: "Zoom slide", family: .slide,
    parameters: [.edge(.right), .init("scale", .number(0.3...1, standard: 0.8))],
    make: { .zoomSlide($0.edge, scale: $0.number("scale")) }
  ).described(
    "Both pages shrink, slide, and grow again.",
    source: "All values of this transition were chosen for this gallery.")
}
