/// An animation of one property of a layer; the base of those that mix values.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property: its name, or a path to a part of it as in `position.x`. Default nil.
  open var keyPath: String?
  /// Whether values are added to what the layer and earlier animations show, instead of
  /// replacing it. Default false.
  open var isAdditive = false
  /// Whether each repeat goes on from where the one before ended. Default false.
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
