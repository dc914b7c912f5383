import UIKit

/// The appearance of a page at one time, relative to its appearance at rest.
struct MotionValues {
  /// The transform that is concatenated with the page's own transform.
  var transform = CATransform3DIdentity
  /// The factor by which the page's own alpha is multiplied.
  var alpha: CGFloat = 1
  /// The opacity, from 0 to 1, of the black view over the page.
  var shade: CGFloat = 0
  /// The shadow's opacity, 0 to 1.
  var shadow: Float = 0
  /// The corner radius in points; nil keeps the page's own radius.
  var cornerRadius: CGFloat?
}
