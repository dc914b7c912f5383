import UIKit

extension Transition {
  /// `scale` is the scale at which the new page begins.
  public static func fadeThrough(scale: Double = 0.92) -> Transition {
    var motions = Motions(
      upper: .fade.between(0.35, 1) + .scale(scale).between(0.35, 1),
      lower: .fade.between(0, 0.35))
    motions.backdrop = .systemBackground
    return Transition(motions, timing: .curve(.easeInOut, duration: 0.4))
  }
}

extension TransitionEntry {
  static let fadeThrough = TransitionEntry(
    id: "fade-through", title: "Fade through", family: .fade,
    parameters: [.init("scale", .number(0.5...1, standard: 0.92))],
    make: { .fadeThrough(scale: $0.number("scale")) }
  ).described(
    "The old page fades out, then the new one fades in and grows to its full size. Use this "
      + "transition between unrelated pages.",
    source: "These values are from the fade through transition of Material Design: an initial "
      + "scale of 0.92 for the new page, and a fade-out of the old page during the first 0.35 of "
      + "the duration.")
}
