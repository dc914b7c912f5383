import UIKit

extension Transition {
  /// The sheet has the controller's preferred height. If the controller does not set a preferred
  /// height, the sheet covers the fraction `share` of the screen's height.
  public static func bottomSheet(share: Double = 0.6, dimming: Double = 0.5) -> Transition {
    let low = Panel.edge(.bottom, share: share)
    var panel = Panel { space in
      guard space.preferredSize.height > 0 else { return low.frame(space) }
      let height = min(space.preferredSize.height, space.bounds.height)
      return CGRect(
        x: space.bounds.minX, y: space.bounds.maxY - height, width: space.bounds.width,
        height: height)
    }
    panel.dimming = dimming
    panel.cornerRadius = 16
    panel.corners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.shadow = 0.44
    panel.shadowOffset = CGSize(width: 0, height: -6)
    return Transition(upper: .move(.bottom)).panel(panel).interactive(.pan(to: .bottom))
  }
}

extension TransitionEntry {
  static let bottomSheet = TransitionEntry(
    id: "bottom-sheet", title: "Bottom sheet", family: .panel,
    parameters: [
      .init("share", .number(0.2...0.9, standard: 0.6)),
      .init("dimming", .number(0...0.8, standard: 0.5)),
    ],
    supports: [.modal, .allFeatures],
    make: { .bottomSheet(share: $0.number("share"), dimming: $0.number("dimming")) }
  ).described(
    "A sheet with rounded corners slides up from the bottom and dims the page below; a tap outside "
      + "the sheet or a downward drag closes the sheet.",
    source: "These values are from Apple's sample of custom presentations: corners of 16 points, a "
      + "shadow with an opacity of 0.44, a radius of 13 points and an upward offset of 6 points, a "
      + "dimming of 0.5, and a duration of 0.35 s.")
}
