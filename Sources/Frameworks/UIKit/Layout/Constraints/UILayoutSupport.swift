/// The area above or below the safe area of a controller's view. Constraints can refer to the area
/// as they can to a view.
///
/// `UIViewController.topLayoutGuide` and `bottomLayoutGuide` return areas of this type. Since iOS
/// 11 the safe area replaces `topLayoutGuide` and `bottomLayoutGuide` (UIViewController.h).
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the area, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of the area above or below a view's safe area.
@MainActor
final class EdgeLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}
