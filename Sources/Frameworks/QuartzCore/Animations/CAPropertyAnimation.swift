/// An animation of one layer property; the base class of animations that interpolate values.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property, or a path to one of its components such as `position.x`. The default
  /// is nil.
  open var keyPath: String?
  /// Whether the animation's values are added to the current value instead of replacing it. The
  /// current value is the layer's value, with earlier animations applied. The default is false.
  open var isAdditive = false
  /// Whether each repetition continues from the end of the previous one. The default is false.
  open var isCumulative = false

  public override init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func blank() -> CAAnimation { CAPropertyAnimation() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }
}
