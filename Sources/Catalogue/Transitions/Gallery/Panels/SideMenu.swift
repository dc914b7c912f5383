import UIKit

extension Transition {
  /// `share` is the fraction of the screen that the menu covers.
  public static func sideMenu(_ edge: Edge = .left, share: Double = 0.75) -> Transition {
    menu(.move(edge), edge, share)
  }

  /// `share` is the fraction of the screen that the menu covers.
  public static func sideMenuPush(_ edge: Edge = .left, share: Double = 0.75) -> Transition {
    menu(.move(edge), edge, share, presenter: .move(edge.opposite, share: share), dimming: 0.1)
  }

  /// `share` is the fraction of the screen that the menu covers.
  public static func sideMenuDissolve(_ edge: Edge = .left, share: Double = 0.75) -> Transition {
    menu(.fade, edge, share)
  }

  private static func menu(
    _ motion: Motion, _ edge: Edge, _ share: Double, presenter: Motion = .none,
    dimming: Double = 0.3
  ) -> Transition {
    // The width is rounded up. Without rounding up, a gap could open beside a page that moves by
    // the exact fraction.
    var panel = Panel { space in
      let frame = Panel.edge(edge, share: share).frame(space)
      let isRight = frame.minX > space.bounds.minX
      let isBottom = frame.minY > space.bounds.minY
      let width = edge.isHorizontal ? (space.bounds.width * share).rounded(.up) : frame.width
      let height = edge.isHorizontal ? frame.height : (space.bounds.height * share).rounded(.up)
      return CGRect(
        x: isRight ? space.bounds.maxX - width : frame.minX,
        y: isBottom ? space.bounds.maxY - height : frame.minY, width: width, height: height)
    }
    panel.presenter = presenter
    panel.dimming = dimming
    panel.shadow = 0.5
    return Transition(upper: motion).panel(panel)
      .interactive(.pan(to: edge).policy(.sideMenu))
  }
}

extension TransitionEntry {
  static let sideMenu = TransitionEntry(
    id: "side-menu", title: "Side menu", family: .panel, parameters: menu,
    supports: [.modal, .allFeatures], make: { .sideMenu($0.edge, share: $0.number("share")) }
  ).described(
    "A menu slides in from a side, over the page.",
    source: "The duration of 0.35 s, the shadow and the completion threshold are from the library "
      + "SideMenu.")

  static let sideMenuPush = TransitionEntry(
    id: "side-menu-push", title: "Side menu, pushing", family: .panel, parameters: menu,
    supports: [.modal, .allFeatures], make: { .sideMenuPush($0.edge, share: $0.number("share")) }
  ).described(
    "A menu slides in from a side and pushes the page aside.",
    source: "The duration of 0.35 s, the shadow and the completion threshold are from the library "
      + "SideMenu.")

  static let sideMenuDissolve = TransitionEntry(
    id: "side-menu-dissolve", title: "Side menu, dissolving", family: .panel, parameters: menu,
    supports: [.modal, .allFeatures],
    make: { .sideMenuDissolve($0.edge, share: $0.number("share")) }
  ).described(
    "A menu fades in at a side; nothing moves.",
    source: "The duration of 0.35 s, the shadow and the completion threshold are from the library "
      + "SideMenu.")

  private static let menu: [Parameter] = [
    .edge(.left), .init("share", .number(0.2...0.9, standard: 0.75)),
  ]
}
