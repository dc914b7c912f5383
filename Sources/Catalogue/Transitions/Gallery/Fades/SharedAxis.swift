import UIKit

extension Transition {
  /// `distance` is the horizontal distance in points.
  public static func sharedAxisX(distance: Double = 30) -> Transition {
    sharedAxis(upper: .offset(x: distance), lower: .offset(x: -distance))
  }

  /// `distance` is the vertical distance in points.
  public static func sharedAxisY(distance: Double = 30) -> Transition {
    sharedAxis(upper: .offset(y: distance), lower: .offset(y: -distance))
  }

  /// `scale` is the scale at which the new page begins.
  public static func sharedAxisZ(scale: Double = 0.8) -> Transition {
    sharedAxis(upper: .scale(scale), lower: .scale(1 + (1 - scale) / 2))
  }

  private static func sharedAxis(upper: Motion, lower: Motion) -> Transition {
    var motions = Motions(
      upper: upper + .fade.between(0.3, 1), lower: lower + .fade.between(0, 0.3))
    motions.backdrop = .systemBackground
    return Transition(motions, timing: .curve(.easeInOut, duration: 0.4))
  }
}

extension TransitionEntry {
  static let sharedAxisX = TransitionEntry(
    id: "shared-axis-x", title: "Shared axis X", family: .fade,
    parameters: [.init("distance", .number(0...200, standard: 30))],
    make: { .sharedAxisX(distance: $0.number("distance")) }
  ).described(
    "Both pages move sideways by the same short distance; the old one fades out, then the new one "
      + "fades in. Use this transition between the steps of a sequence.",
    source: "These values are from the shared axis transition of Material Design: a shift of 30 "
      + "points, and a fade-out of the old page during the first 0.3 of the duration.")

  static let sharedAxisY = TransitionEntry(
    id: "shared-axis-y", title: "Shared axis Y", family: .fade,
    parameters: [.init("distance", .number(0...200, standard: 30))],
    make: { .sharedAxisY(distance: $0.number("distance")) }
  ).described(
    "Both pages move upwards by the same short distance; the old one fades out, then the new one "
      + "fades in. Use this transition between items of a vertical list.",
    source: "These values are from the shared axis transition of Material Design: a shift of 30 "
      + "points, and a fade-out of the old page during the first 0.3 of the duration.")

  static let sharedAxisZ = TransitionEntry(
    id: "shared-axis-z", title: "Shared axis Z", family: .fade,
    parameters: [.init("scale", .number(0.3...1, standard: 0.8))],
    make: { .sharedAxisZ(scale: $0.number("scale")) }
  ).described(
    "Both pages grow; the old one fades out, then the new one fades in. Use this transition to go "
      + "from a parent page to a child page.",
    source: "These values are from the shared axis transition of Material Design: an initial scale "
      + "of 0.8 for the new page, a final scale of 1.1 for the old page, and a fade-out of the old "
      + "page during the first 0.3 of the duration.")
}
