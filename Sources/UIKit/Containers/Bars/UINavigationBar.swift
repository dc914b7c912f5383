/// Shows the top one of a stack of navigation items: title, buttons and the way back.
///
/// A navigation controller keeps its bar's items; nobody else may change them.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(background)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// Asked about and told of changes. Not retained. A navigation controller's bar refuses another
  /// one than its controller.
  open weak var delegate: (any UINavigationBarDelegate)? { didSet { refuseDelegate() } }

  // MARK: Items

  /// Bottom to top; nil when there are none.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  var stack: [UINavigationItem] = []

  open var topItem: UINavigationItem? { stack.last }
  /// What the back button leads to.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseWhenManaged("setItems:animated:")
    let items = items ?? []
    let isBack = stack.contains { $0 === items.last }
    change(to: items, isBack: isBack, animated: animated)
  }

  /// Asks the delegate first.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseWhenManaged("pushNavigationItem:animated:")
    guard delegateAllows(.push, item) else { return }
    change(to: stack + [item], isBack: false, animated: animated)
    tellDelegate(.push, item)
  }

  /// Answers the item that goes; nil, and nothing happens, at the root or where the delegate
  /// refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseWhenManaged("popNavigationItemAnimated:")
    guard stack.count > 1, let item = topItem, delegateAllows(.pop, item) else { return nil }
    change(to: Array(stack.dropLast()), isBack: true, animated: animated)
    tellDelegate(.pop, item)
    return item
  }

  // MARK: Look

  /// Whether titles stand large below the row of buttons, as each item likes; false by default.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { restyle() } } }
  /// False gives the bar a ground; true by default.
  open var isTranslucent = true { didSet { restyle() } }
  /// The bar's ground; nil by default. An appearance takes its place.
  open var barTintColor: UIColor? { didSet { restyle() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { restyle() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { restyle() } }

  /// How the bar looks over content that has gone under it.
  open var standardAppearance = UINavigationBarAppearance() { didSet { restyle() } }
  /// How it looks at the edge of the content; nil by default, for the standard one without ground.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { restyle() } }
  /// In place of the standard one in a compact height; nil by default.
  open var compactAppearance: UINavigationBarAppearance? { didSet { restyle() } }

  // MARK: Inner workings

  let background = BarBackground()
  /// What the top item shows, and what is on its way out during a transition.
  var face: NavigationBarFace?
  var leavingFace: NavigationBarFace?
  var needsReload = false
  /// Something has changed since the face on its way out was loaded.
  var leavingIsStale = false
  /// How far the ground reaches above the bar; points.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }

  /// What the bar goes by while content is scrolled.
  let scroll = BarScroll()
  /// Whether the bar has the look for content that has gone under it.
  var isOverContent = false
  /// How far down the bar with all of its title reached when its controllers were last told.
  var toldBottom: CGFloat = 0

  /// Set by the controller that keeps the items.
  var isManaged = false
  /// Takes the place of a pop when the back button is tapped.
  var onBack: (() -> Void)?
  /// Told when scrolling has changed how high the bar is.
  var onCollapse: (() -> Void)?
  /// Told when the bar may have to be as high as before no longer.
  var onRestyle: (() -> Void)?

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: height(for: stack))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutFaces()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    super.traitsChanged(from: old, to: new)
    restyle()
  }
}

/// Asked about and told of a navigation bar's changes. Every requirement is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Also asked of a navigation controller that implements it, when the back button is tapped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    Unanswered.mark()
  }
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    Unanswered.mark()
  }
}
