/// An animation from one value to another.
///
/// With two of the three values, or one:
/// - from and to: from the one to the other
/// - from and by: `fromValue` to `fromValue + byValue`
/// - by and to: `toValue − byValue` to `toValue`
/// - from: to what the layer shows without it
/// - to: from what the layer shows without it
/// - by: from what the layer shows without it, by that much
/// - none: what the layer shows without it
///
/// Values are numbers, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`, an `NSValue` of these,
/// `CGColor`, `CGImage` or `CGPath`, as the property asks; geometry may also be an array of its
/// components, `[0, 0]` for a point. A value of another kind is warned of and changes nothing.
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
