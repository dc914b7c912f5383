import UIKit

extension Transition {
  /// The card has the controller's preferred size. If the controller does not set a preferred size,
  /// `width` and `height` apply, in points.
  public static func adaptiveCard(width: Double = 320, height: Double = 480) -> Transition {
    let size = CGSize(width: width, height: height)
    var panel = Panel.card(size)
    let card = panel.frame
    panel.frame = { space in
      let wanted = space.preferredSize == .zero ? size : space.preferredSize
      let available = space.bounds.inset(by: space.safeArea)
      let fits = wanted.width <= available.width && wanted.height <= available.height
      return fits ? card(space) : space.bounds
    }
    return Transition(
      upper: .scale(0.85) + .offset(y: 80) + .fade, timing: TransitionTiming(duration: 0.35)
    ).panel(panel).interactive(.pan(to: .bottom))
  }
}

extension TransitionEntry {
  static let adaptiveCard = TransitionEntry(
    id: "adaptive-card", title: "Adaptive card", family: .panel,
    parameters: [
      .init("width", .number(200...600, standard: 320)),
      .init("height", .number(200...700, standard: 480)),
    ],
    supports: [.modal, .allFeatures],
    make: { .adaptiveCard(width: $0.number("width"), height: $0.number("height")) }
  ).described(
    "A card appears in the middle of the screen; if the card does not fit, it fills the screen.",
    source: "The idea is from Apple's sample of adaptive presentations. The size and the motion of "
      + "the card were chosen for this gallery.")
}
