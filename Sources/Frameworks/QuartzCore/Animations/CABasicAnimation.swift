/// An animation from one value to another.
///
/// The values among `fromValue`, `toValue` and `byValue` that are set determine where the animation
/// starts and ends:
/// - from and to: from `fromValue` to `toValue`
/// - from and by: from `fromValue` to `fromValue + byValue`
/// - by and to: from `toValue − byValue` to `toValue`
/// - from: from `fromValue` to the value that the property has without this animation
/// - to: from the value that the property has without this animation to `toValue`
/// - by: from the value that the property has without this animation to that value plus `byValue`
/// - none: the value does not change
///
/// Depending on the property, values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`,
/// an `NSValue` of these, `CGColor`, `CGImage` or `CGPath`. A geometry value may also be an array
/// of its components, such as `[0, 0]` for a point. A value of another type causes a warning and
/// has no effect.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func blank() -> CAAnimation { CABasicAnimation() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}
