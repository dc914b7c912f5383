import UIKit

/// The appearance of a page at one time, relative to its appearance at rest.
struct MotionValues {
  /// Concatenated with the page's own transform.
  var transform = CATransform3DIdentity
  /// Multiplied by the page's own alpha.
  var alpha: CGFloat = 1
  /// The opacity of the black cover, 0 to 1.
  var shade: CGFloat = 0
  /// The shadow's opacity, 0 to 1.
  var shadow: Float = 0
  /// In points; nil keeps the page's own radius.
  var cornerRadius: CGFloat?
}
