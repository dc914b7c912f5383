import UIKit

extension Transition {
  /// The new page swings up about its lower corner like a fan, over the old one, which gives way a
  /// little. The angles are this gallery's own choice.
  public static func rotateIn(degrees: Double = 90) -> Transition {
    let corner = CGPoint(x: 0, y: 1)
    return Transition(
      upper: .rotate(degrees, about: corner) + .shadow(1),
      lower: .rotate(-degrees / 6, about: corner) + .shade(0.4),
      timing: .curve(.easeInOut, duration: 0.6))
  }
}

extension TransitionEntry {
  static let rotateIn = TransitionEntry(
    id: "rotate-in", title: "Rotate in", family: .turn,
    parameters: [.init("degrees", .number(45...170, standard: 90))],
    make: { .rotateIn(degrees: $0.number("degrees")) })
}
