extension UIView {
  /// Determines which margins and sizes of a view are flexible when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The placement of a view's content in its bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The frame of the view without its transform. UIKit's own layouts set this frame, so that they
  /// keep a transform that the app has set (facts M.10).
  final var frameWithoutTransform: CGRect {
    get {
      let (position, anchor, size) = (layer.position, layer.anchorPoint, layer.bounds.size)
      return CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      guard layer.transform != CATransform3DIdentity else {
        frame = newValue
        return
      }
      bounds.size = newValue.size
      let anchor = layer.anchorPoint
      center = CGPoint(
        x: newValue.minX + anchor.x * newValue.width,
        y: newValue.minY + anchor.y * newValue.height)
    }
  }

  /// Converts a point from `view`'s coordinate system to this view's. If `view` is nil, the point
  /// is in the window's coordinate system.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? hostWindow)?.layer)
  }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? hostWindow)?.layer)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? hostWindow)?.layer)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? hostWindow)?.layer)
  }

  /// Applies `autoresizingMask` after a change of the superview's size.
  ///
  /// The flexible parts of an axis share the superview's change of size in proportion to their own
  /// sizes. If all flexible parts of an axis are zero, they share the superview's change of size
  /// equally.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let new = autoresizedFrame(from: old, to: new)
    // An infinite size could make the frame NaN.
    guard new.isFiniteRect else { return }
    World.current.unobserved { frame = new }
  }

  /// The frame that results from `autoresizingMask` when the size of the superview changes. The
  /// calculation starts from `frame` or, if it is nil, from the current frame.
  func autoresizedFrame(
    of frame: CGRect? = nil, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let mask = autoresizingMask
    let frame = frame ?? self.frame
    guard !mask.isEmpty else { return frame }
    let (x, width) = Self.share(
      start: frame.minX, length: frame.width, total: old.width, change: new.width - old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.share(
      start: frame.minY, length: frame.height, total: old.height, change: new.height - old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func share(
    start: CGFloat, length: CGFloat, total: CGFloat, change: CGFloat,
    flexible: (before: Bool, size: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      flexible.before ? start : 0, flexible.size ? length : 0,
      flexible.after ? total - start - length : 0,
    ]
    let flags = [flexible.before, flexible.size, flexible.after]
    let count = flags.count { $0 }
    guard count > 0 else { return (start, length) }
    let sum = parts.reduce(0, +)
    let shares = zip(flags, parts).map { flag, part -> CGFloat in
      guard flag else { return 0 }
      return sum == 0 ? change / CGFloat(count) : change * part / sum
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}

extension UIView: UIDynamicItem {}
