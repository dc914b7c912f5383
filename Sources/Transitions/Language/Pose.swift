import UIKit

/// How a page looks at one moment, measured from how it rests.
struct Pose {
  /// On top of the page's own.
  var transform = CATransform3DIdentity
  /// Times the page's own.
  var alpha: CGFloat = 1
  /// Black over the page, 0 to 1.
  var shade: CGFloat = 0
  /// How dark the shadow around it is, 0 to 1.
  var shadow: Float = 0
  /// In points; nil leaves the page's own.
  var cornerRadius: CGFloat?
}
