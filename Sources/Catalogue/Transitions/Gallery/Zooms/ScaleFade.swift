import UIKit

extension Transition {
  /// `near` is the final scale of the old page, and `far` is the initial scale of the new one.
  public static func scaleFade(near: Double = 1.3, far: Double = 0.7) -> Transition {
    // The new page reaches its full size before the old one has faded out, so that no border is
    // visible.
    Transition(
      upper: .scale(far).between(0, 0.7), lower: .scale(near) + .fade.between(0.2, 1) + .z(1))
  }

  /// `near` is the initial scale of the new page, and `far` is the final scale of the old one.
  public static func zoomOut(near: Double = 1.3, far: Double = 0.7) -> Transition {
    // The old page does not start to shrink until the new page has partly faded in over it.
    Transition(
      upper: .scale(near) + .fade.between(0, 0.55), lower: .scale(far).between(0.3, 1))
  }
}

extension TransitionEntry {
  static let scaleFade = TransitionEntry(
    id: "scale-fade", title: "Zoom in", family: .zoom, parameters: scales,
    make: { .scaleFade(near: $0.number("near"), far: $0.number("far")) }
  ).described(
    "The old page grows and fades out while the new one grows to full size behind it.",
    source: "The scales of 1.3 and 0.7 are from the library Hero.")

  static let zoomOut = TransitionEntry(
    id: "zoom-out", title: "Zoom out", family: .zoom, parameters: scales,
    make: { .zoomOut(near: $0.number("near"), far: $0.number("far")) }
  ).described(
    "The new page starts larger than the screen and shrinks to full size; the old one shrinks "
      + "behind it.",
    source: "The scales of 1.3 and 0.7 are from the library Hero.")

  private static let scales: [Parameter] = [
    .init("near", .number(1...3, standard: 1.3)), .init("far", .number(0.1...1, standard: 0.7)),
  ]
}
