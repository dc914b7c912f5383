import UIKit

extension Transition {
  /// `rise` is the distance, in points, by which the new page moves up. `scale` is the initial
  /// scale of the new page and the final scale of the old one.
  public static func elevate(rise: Double = 120, scale: Double = 0.9) -> Transition {
    Transition(
      upper: .scale(scale) + .offset(y: rise) + .fade.between(0, 0.4) + .shadow(1),
      lower: .scale(scale) + .corners(corners) + .shade(0.5),
      timing: .curve(.easeOut, duration: 0.5))
  }
}

extension TransitionEntry {
  static let elevate = TransitionEntry(
    id: "elevate", title: "Elevate", family: .slide,
    parameters: [
      .init("rise", .number(0...400, standard: 120)),
      .init("scale", .number(0.5...1, standard: 0.9)),
    ],
    make: { .elevate(rise: $0.number("rise"), scale: $0.number("scale")) }
  ).described(
    "The new page rises slightly and fades in while the old one recedes and darkens.",
    source: "All values of this transition were chosen for this gallery.")
}
