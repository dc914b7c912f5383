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
    "A card rises almost to the top. The page recedes behind it, and its top edge stays visible.",
    source: "From Deck: corners of 8 points, an alpha of 0.8 for the page (in this gallery a "
      + "shade), and a drag of 240 points that closes the card.")
}
