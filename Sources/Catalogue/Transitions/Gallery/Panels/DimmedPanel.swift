import UIKit

extension Transition {
  /// `share` is the fraction of the screen that the panel covers; `dimming` is the opacity, from 0
  /// to 1, of the black view over the page below.
  public static func dimmedPanel(
    _ edge: Edge = .right, share: Double = 0.5, dimming: Double = 0.4
  ) -> Transition {
    var panel = Panel.edge(edge, share: share)
    panel.dimming = dimming
    return Transition(upper: .move(edge)).panel(panel).interactive(.pan(to: edge))
  }
}

extension TransitionEntry {
  static let dimmedPanel = TransitionEntry(
    id: "dimmed-panel", title: "Dimmed panel", family: .panel,
    parameters: [
      .edge(.right), .init("share", .number(0.2...0.9, standard: 0.5)),
      .init("dimming", .number(0...0.8, standard: 0.4)),
    ],
    supports: [.modal, .allFeatures],
    make: {
      .dimmedPanel($0.edge, share: $0.number("share"), dimming: $0.number("dimming"))
    }
  ).described(
    "A panel slides in along an edge and dims the page below; a tap outside the panel closes it.",
    source: "The panel's size of half of the screen and the dimming of 0.4 are from Apple's guide "
      + "to presentation controllers.")
}
