import UIKit

extension Transition {
  /// `share` is the fraction of the screen that the menu covers; `perspective` is the `m34` of the
  /// container's `sublayerTransform`.
  public static func taaskyFlip(
    _ edge: Edge = .left, share: Double = 0.5, perspective: Double = -0.001
  ) -> Transition {
    var panel = Panel.edge(edge, share: share)
    // Parts of the menu may be behind the plane of the screen, where the dimming view would cover
    // them. Therefore the dimming view is almost transparent. An almost transparent view still
    // detects taps beside the menu.
    panel.dimming = 0.02
    panel.presenter = .move(edge.opposite, share: share)
    // Rotates the menu about the side that touches the page. The other side of the menu is farther
    // from the viewer.
    let door: Motion =
      switch edge {
      case .left: .rotate3D(-90, x: 0, y: 1, about: CGPoint(x: 1, y: 0.5))
      case .right: .rotate3D(90, x: 0, y: 1, about: CGPoint(x: 0, y: 0.5))
      case .top: .rotate3D(90, x: 1, y: 0, about: CGPoint(x: 0.5, y: 1))
      case .bottom: .rotate3D(-90, x: 1, y: 0, about: CGPoint(x: 0.5, y: 0))
      }
    return Transition(upper: door + .move(edge) + .shade(0.5), perspective: perspective)
      .duration(0.5).panel(panel).interactive(.pan(to: edge))
  }
}

extension TransitionEntry {
  static let taaskyFlip = TransitionEntry(
    id: "taasky-flip", title: "Taasky flip", family: .panel,
    parameters: [
      .edge(.left), .init("share", .number(0.2...0.9, standard: 0.5)),
      .init("perspective", .number(-0.005...0, standard: -0.001)),
    ],
    supports: [.modal, .allFeatures],
    make: {
      .taaskyFlip(
        $0.edge, share: $0.number("share"), perspective: $0.number("perspective"))
    }
  ).described(
    "The page slides aside, and a menu swings open like a door at the edge of the page.",
    source: "The quarter turn and the perspective follow the menu of the app Taasky.")
}
