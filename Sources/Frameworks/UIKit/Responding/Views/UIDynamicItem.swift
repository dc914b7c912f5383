/// An object that a dynamic animator moves. The animator writes the object's centre and rotation in
/// every tick.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre. For a view, the centre is in the superview's coordinate system. Items that are not
  /// views define their own coordinate system.
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  /// The shape that collisions use. This requirement is optional; the default is `.rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex path around the centre, which collisions use if `collisionBoundsType` is `.path`.
  /// This requirement is optional; the default is the rectangle of the bounds.
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

/// The shape of an item in collisions. The raw values are those in Apple's header
/// `UIDynamicBehavior.h`.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable, CaseIterable {
  case rectangle = 0
  /// The shape is the ellipse inside the bounds.
  case ellipse = 1
  /// The shape is the item's `collisionBoundingPath`.
  case path = 2
}
