import UIKit

extension Transition {
  /// `scale` is the scale of the page below while the card is presented.
  public static func deckCard(scale: Double = 0.92) -> Transition {
    var panel = Panel { space in
      let top = space.bounds.minY + max(space.safeArea.top, 20) + 12
      return CGRect(
        x: space.bounds.minX, y: top, width: space.bounds.width,
        height: max(space.bounds.maxY - top, 0))
    }
    panel.cornerRadius = 8
    panel.corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.dimming = 0.2
    panel.presenter = .scale(scale) + .corners(8)
    return Transition(upper: .move(.bottom), timing: .curve(.easeOut, duration: 0.45))
      .panel(panel).interactive(.pan(to: .bottom).policy(.distance(240)))
  }
}

extension TransitionEntry {
  static let deckCard = TransitionEntry(
    id: "deck-card", title: "Deck card", family: .panel,
    parameters: [.init("scale", .number(0.8...1, standard: 0.92))],
    supports: [.modal, .allFeatures], make: { .deckCard(scale: $0.number("scale")) }
  ).described(
    "A card rises almost to the top of the screen. The page below recedes behind the card, and the "
      + "top edge of the page stays visible.",
    source: "These values are from the library DeckTransition: corners of 8 points, an alpha of "
      + "0.8 for the page below, and a drag of 240 points that closes the card. In this gallery, a "
      + "shade darkens the page below instead of the alpha of 0.8.")
}
