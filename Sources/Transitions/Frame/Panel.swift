import UIKit

/// Where a presented page lies that leaves the page below in sight, and what is around it.
@MainActor
public struct Panel {
  /// What a panel is measured by.
  public struct Space {
    public let bounds: CGRect
    public let safeArea: UIEdgeInsets
    /// The presented controller's; zero where it has none.
    public let preferredSize: CGSize
    /// Whether the interface reads from right to left.
    public let isMirrored: Bool
  }

  /// Where it rests in its container; asked again at every layout.
  public var frame: (Space) -> CGRect
  /// Black over the page below, 0 to 1.
  public var dimming: CGFloat = 0.4
  /// Whether a tap beside the panel closes it.
  public var closesOnTap = true
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// Which of its corners are round; all by default.
  public var corners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How opaque it rests over the page below; 1 by default.
  public var alpha: CGFloat = 1
  /// How dark its shadow is, 0 to 1.
  public var shadow: Float = 0
  /// In points; down by default.
  public var shadowOffset = CGSize(width: 0, height: 6)
  /// What the page below does meanwhile, as long as the panel is there.
  public var presenter = Motion.none

  public init(frame: @escaping (Space) -> CGRect) { self.frame = frame }

  /// Along an edge, over this share of the screen.
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

  /// In the middle: the size that the controller prefers, `size` where it prefers none, at most
  /// the safe area less `margin` points.
  public static func card(_ size: CGSize, margin: CGFloat = 20) -> Panel {
    var panel = Panel { space in
      let room = space.bounds.inset(by: space.safeArea).insetBy(dx: margin, dy: margin)
      let wanted = space.preferredSize == .zero ? size : space.preferredSize
      let width = min(wanted.width, max(room.width, 0))
      let height = min(wanted.height, max(room.height, 0))
      return CGRect(
        x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width,
        height: height)
    }
    panel.cornerRadius = 16
    panel.shadow = 0.3
    return panel
  }
}
