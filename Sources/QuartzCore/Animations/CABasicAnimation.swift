/// An animation from one value to another.
///
/// With two of the three values, or one:
/// - from and to: from the one to the other
/// - from and by: `fromValue` to `fromValue + byValue`
/// - by and to: `toValue − byValue` to `toValue`
/// - from: from that value to the value without this animation
/// - to: from the value without this animation to that value
/// - by: from the value without this animation, changed by that amount
/// - none: the value without this animation
///
/// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, an `NSValue` of these,
/// `CGColor`, `CGImage` or `CGPath`, depending on the property; geometry may also be an array of
/// its components, such as `[0, 0]` for a point. A value of another type causes a warning and has
/// no effect.
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
