/// What a dynamic animator moves: it writes the centre and the rotation in every tick.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// In points of the superview, or of the item's own space.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  /// The shape for collisions. Optional; `.rectangle` by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex path around the centre, for `.path`. Optional; the bounds by default.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(
        x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }
}

/// The shape of an item in collisions. Raw values as in `UIDynamicBehavior.h`.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable, CaseIterable {
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// The item's `collisionBoundingPath`.
  case path = 2
}

extension UIView: UIDynamicItem {}
