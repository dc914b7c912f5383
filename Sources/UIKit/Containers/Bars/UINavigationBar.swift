/// Shows the top item of a stack of navigation items: title, buttons and back button.
///
/// Only the navigation controller may change the items of its bar.
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

  /// Decides about changes and observes them. Not retained. A navigation controller's bar only
  /// accepts its controller.
  open weak var delegate: (any UINavigationBarDelegate)? { didSet { refuseDelegate() } }

  // MARK: Items

  /// Bottom to top; nil when empty.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  var stack: [UINavigationItem] = []

  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseWhenManaged("setItems:animated:")
    let items = items ?? []
    let isBack = stack.contains { $0 === items.last }
    change(to: items, isBack: isBack, animated: animated)
  }

  /// Pushes the item if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseWhenManaged("pushNavigationItem:animated:")
    guard delegateAllows(.push, item) else { return }
    change(to: stack + [item], isBack: false, animated: animated)
    tellDelegate(.push, item)
  }

  /// Removes and returns the top item; nil, without effect, at the root or where the delegate
  /// refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseWhenManaged("popNavigationItemAnimated:")
    guard stack.count > 1, let item = topItem, delegateAllows(.pop, item) else { return nil }
    change(to: Array(stack.dropLast()), isBack: true, animated: animated)
    tellDelegate(.pop, item)
    return item
  }

  // MARK: Appearance

  /// Whether titles are shown large below the row of buttons, subject to each item; false by
  /// default.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { restyle() } } }
  /// Whether the bar is translucent; true by default. False gives it the system background colour.
  open var isTranslucent = true { didSet { restyle() } }
  /// The background colour; nil by default. An appearance overrides it.
  open var barTintColor: UIColor? { didSet { restyle() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { restyle() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { restyle() } }

  /// The appearance over content that has scrolled under the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { restyle() } }
  /// The appearance at the edge of the content; nil, the default, is the standard one without
  /// background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { restyle() } }
  /// Replaces the standard appearance in a compact height; nil by default.
  open var compactAppearance: UINavigationBarAppearance? { didSet { restyle() } }

  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UINavigationBar.isTranslucent), StyledProperty(\UINavigationBar.barTintColor),
      StyledProperty(\UINavigationBar.titleTextAttributes) { $0 == nil && $1 == nil },
      StyledProperty(\UINavigationBar.largeTitleTextAttributes) { $0 == nil && $1 == nil },
      StyledProperty(\UINavigationBar.standardAppearance) { $0.isLike($1) },
      StyledProperty(\UINavigationBar.scrollEdgeAppearance) { $0 == $1 },
      StyledProperty(\UINavigationBar.compactAppearance) { $0 == $1 },
    ]
  }

  // MARK: Implementation

  let background = BarBackground()
  /// The content for the top item, and the content that a transition removes.
  var contentView: NavigationBarContentView?
  var leavingFace: NavigationBarContentView?
  var needsReload = false
  /// Whether something has changed since the leaving content was loaded.
  var leavingIsStale = false
  /// How far the background extends above the bar; points.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }

  /// Tracks the scroll view below the bar.
  let scroll = BarScroll()
  /// Whether the bar has the appearance for content that has scrolled under it.
  var isOverContent = false
  /// The bottom edge of the bar with a full large title, as last reported to its controllers.
  var toldBottom: CGFloat = 0

  /// Whether a navigation controller manages the items.
  var isManaged = false
  /// Replaces the default pop when the back button is tapped.
  var onBack: (() -> Void)?
  /// Called when scrolling has changed the bar's height.
  var onCollapse: (() -> Void)?
  /// Called when the bar's height may have changed for another reason.
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

/// Decides about and observes a navigation bar's changes. Every requirement is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Also called on a navigation controller that implements it, when the back button is tapped.
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
