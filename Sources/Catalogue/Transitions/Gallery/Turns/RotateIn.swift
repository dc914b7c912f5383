import UIKit

extension Transition {
  /// `degrees` is the angle by which the new page rotates.
  public static func rotateIn(degrees: Double = 90) -> Transition {
    let corner = CGPoint(x: 0, y: 1)
    return Transition(
      upper: .rotate(degrees, about: corner) + .shadow(1),
      lower: .scale(1.08, about: corner) + .shade(0.4),
      timing: .curve(.easeInOut, duration: 0.6))
  }
}

extension TransitionEntry {
  static let rotateIn = TransitionEntry(
    id: "rotate-in", title: "Rotate in", family: .turn,
    parameters: [.init("degrees", .number(45...170, standard: 90))],
    make: { .rotateIn(degrees: $0.number("degrees")) }
  ).described(
    "The new page swings into view around one of its lower corners, in front of the old page, "
      + "which darkens and grows slightly.",
    source: "All values of this transition were chosen for this gallery.")
}
