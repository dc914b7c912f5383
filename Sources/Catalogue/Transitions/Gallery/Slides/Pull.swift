import UIKit

extension Transition {
  /// `shade` is the opacity, from 0 to 1, of the black view over the new page.
  public static func pull(_ edge: Edge = .left, shade: Double = 0.1) -> Transition {
    Transition(
      upper: .move(edge.opposite, share: 1.0 / 3) + .shade(shade),
      lower: .move(edge) + .shadow(1) + .z(1))
  }
}

extension TransitionEntry {
  static let pull = TransitionEntry(
    id: "pull", title: "Pull", family: .slide,
    parameters: [.edge(.left), .init("shade", .number(0...1, standard: 0.1))],
    make: { .pull($0.edge, shade: $0.number("shade")) }
  ).described(
    "The old page is pulled off an edge; the new page, below the old one, moves in the same "
      + "direction by a third of the distance.",
    source: "The distance of one third and the shade of 0.1, both for the new page, are from the "
      + "library Hero.")
}
