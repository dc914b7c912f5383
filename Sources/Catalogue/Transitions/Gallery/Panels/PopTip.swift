import UIKit

extension Transition {
  /// `share` is the card's height as a fraction of the screen's height; `damping` is the damping
  /// ratio of the card's spring.
  public static func popTip(share: Double = 0.42, damping: Double = 0.65) -> Transition {
    var panel = Panel { space in
      let margin: CGFloat = 12
      let width = min(max(space.bounds.width - 2 * margin, 0), 420)
      let height = (space.bounds.height * share).rounded()
      return CGRect(
        x: (space.bounds.midX - width / 2).rounded(),
        y: space.bounds.maxY - height - max(space.safeArea.bottom, margin), width: width,
        height: height)
    }
    panel.cornerRadius = 24
    panel.shadow = 0.3
    panel.dimming = 0.25
    return Transition(
      upper: .scale(0.6) + .move(.bottom, share: 1.05),
      timing: .spring(damping: damping, duration: 0.6)
    ).panel(panel).interactive(.pan(to: .bottom))
  }
}

extension TransitionEntry {
  static let popTip = TransitionEntry(
    id: "pop-tip", title: "Pop tip", family: .panel,
    parameters: [
      .init("share", .number(0.2...0.8, standard: 0.42)),
      .init("damping", .number(0.3...1, standard: 0.65)),
    ],
    supports: [.modal, .allFeatures],
    make: { .popTip(share: $0.number("share"), damping: $0.number("damping")) }
  ).described(
    "A small card springs up from the bottom edge of the screen.",
    source: "The size of the card and the spring were chosen for this gallery.")
}
