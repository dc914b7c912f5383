import UIKit

/// The layout and decoration of a presented page that does not cover the whole page below.
@MainActor
public struct Panel {
  /// The values from which a panel's frame is computed.
  public struct Space {
    public let bounds: CGRect
    public let safeArea: UIEdgeInsets
    /// The presented controller's `preferredContentSize`. The size is zero if the controller does
    /// not set it.
    public let preferredSize: CGSize
    /// Whether the layout direction is right to left.
    public let isMirrored: Bool
  }

  /// Returns the panel's frame at rest in its container. The closure is called in every layout
  /// pass.
  public var frame: (Space) -> CGRect
  /// The opacity, from 0 to 1, of the black view over the page below.
  public var dimming: CGFloat = 0.4
  /// Whether a tap outside the panel dismisses it.
  public var closesOnTap = true
  /// The radius of the rounded corners in points.
  public var cornerRadius: CGFloat = 0
  /// The corners that are rounded; all by default.
  public var corners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The panel's alpha at rest; 1 by default.
  public var alpha: CGFloat = 1
  /// The shadow's opacity, 0 to 1.
  public var shadow: Float = 0
  /// The shadow's offset in points; downwards by default.
  public var shadowOffset = CGSize(width: 0, height: 6)
  /// The motion of the page below while the panel is presented.
  public var presenter = Motion.none

  public init(frame: @escaping (Space) -> CGRect) { self.frame = frame }

  /// A panel along `edge` that covers the fraction `share` of the screen.
  public static func edge(_ edge: Edge, share: CGFloat = 0.5) -> Panel {
    Panel { space in
      let bounds = space.bounds
      let edge = space.isMirrored ? edge.mirrored : edge
      let width = edge.isHorizontal ? (bounds.width * share).rounded(.down) : bounds.width
      let height = edge.isHorizontal ? bounds.height : (bounds.height * share).rounded(.down)
      return CGRect(
        x: edge == .right ? bounds.maxX - width : bounds.minX,
        y: edge == .bottom ? bounds.maxY - height : bounds.minY, width: width, height: height)
    }
  }

  /// A centred panel. The panel's size is the controller's preferred content size or, if that is
  /// zero, `size`. The panel is limited to the safe area, which is inset by `margin` points.
  public static func card(_ size: CGSize, margin: CGFloat = 20) -> Panel {
    var panel = Panel { space in
      let available = space.bounds.inset(by: space.safeArea).insetBy(dx: margin, dy: margin)
      let wanted = space.preferredSize == .zero ? size : space.preferredSize
      let width = min(wanted.width, max(available.width, 0))
      let height = min(wanted.height, max(available.height, 0))
      return CGRect(
        x: (available.midX - width / 2).rounded(), y: (available.midY - height / 2).rounded(),
        width: width,
        height: height)
    }
    panel.cornerRadius = 16
    panel.shadow = 0.3
    return panel
  }
}
