/// Shows the top item of a stack of navigation items: title, buttons and back button.
///
/// Only the navigation controller may change the items of its bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addSubview(background)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// The delegate, which allows or refuses changes and observes them. Not retained. The delegate of
  /// a navigation controller's bar must be that controller.
  open weak var delegate: (any UINavigationBarDelegate)? { didSet { refuseDelegate() } }

  // MARK: Items

  /// The items, from bottom to top; nil if there are none.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  var stack: [UINavigationItem] = []

  open var topItem: UINavigationItem? { stack.last }
  /// The item to which the back button returns.
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

  /// Removes the top item and returns it. At the root, or if the delegate refuses, this method does
  /// nothing and returns nil.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseWhenManaged("popNavigationItemAnimated:")
    guard stack.count > 1, let item = topItem, delegateAllows(.pop, item) else { return nil }
    change(to: Array(stack.dropLast()), isBack: true, animated: animated)
    tellDelegate(.pop, item)
    return item
  }

  // MARK: Position

  /// The position, which the delegate of a bar without a controller determines. The bar of a
  /// navigation controller is `.topAttached`.
  open var barPosition: UIBarPosition {
    guard !isManaged else { return .topAttached }
    guard let delegate else { return .any }
    return CallTrace.askIfImplemented(
      .delegate, delegate, .message(.init("position", ["for": .named(self)])),
      { delegate.position(for: self) }, answer: { .value(.text(".\($0)")) }) ?? .any
  }

  /// Whether the delegate attaches the bar to the window's top; asked when the bar enters a window.
  private var isAttached = false

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    isAttached = window != nil && !isManaged && barPosition == .topAttached
  }

  /// Extends the background of an attached bar to the window's top.
  private func attach() {
    guard isAttached, !isManaged else { return }
    topExtension = max(0, convert(bounds, to: nil).minY)
  }

  // MARK: Appearance

  /// Whether titles are shown in large type below the row of buttons, unless an item requests
  /// otherwise; false by default.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { restyle() } } }
  /// Whether the bar is translucent; true by default. If it is false, the background has the system
  /// background colour.
  open var isTranslucent = true { didSet { restyle() } }
  /// The style; `.default` by default. A `.black` bar has white titles and, if it is opaque and has
  /// no colour of its own, a black background.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { restyle() } } }
  /// The search bar that is currently shown; nil if there is none.
  weak var shownSearch: (any HidingSearchBar)?
  /// The background colour; nil by default. The background colour of an appearance overrides this
  /// colour.
  open var barTintColor: UIColor? { didSet { restyle() } }
  /// An image that replaces the line at the bar's edge if the bar has a background image. If it is
  /// nil (the default), the system's line is shown. An empty image removes the line.
  open var shadowImage: UIImage? { didSet { restyle() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { restyle() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { restyle() } }

  /// The appearance while content has scrolled under the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { restyle() } }
  /// The appearance while the content is at its edge. If it is nil (the default), the standard
  /// appearance is used without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { restyle() } }
  /// The appearance that replaces the standard one in a compact height; nil by default.
  open var compactAppearance: UINavigationBarAppearance? { didSet { restyle() } }
  /// The appearance that replaces the one for content at its edge in a compact height; nil by
  /// default.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { restyle() } }
  /// The image of the back button; nil by default, which means the chevron. An appearance may have
  /// another image.
  open var backIndicatorImage: UIImage? { didSet { restyle() } }
  /// The mask of the title while a transition moves it under the image. Matchcut uses no mask.
  open var backIndicatorTransitionMaskImage: UIImage?

  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UINavigationBar.isTranslucent), StyledProperty(\UINavigationBar.barTintColor),
      StyledProperty(\UINavigationBar.titleTextAttributes) { $0 == nil && $1 == nil },
      StyledProperty(\UINavigationBar.largeTitleTextAttributes) { $0 == nil && $1 == nil },
      StyledProperty(\UINavigationBar.standardAppearance) { $0.isLike($1) },
      StyledProperty(\UINavigationBar.scrollEdgeAppearance) { $0 == $1 },
      StyledProperty(\UINavigationBar.compactAppearance) { $0 == $1 },
      StyledProperty(\UINavigationBar.compactScrollEdgeAppearance) { $0 == $1 },
      StyledProperty(\UINavigationBar.backIndicatorImage) { $0 === $1 },
    ]
  }

  // MARK: Implementation

  let background = BarBackground()
  /// The background images by position and metrics.
  var images: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  /// The content for the top item, and the content that a transition removes.
  var contentView: NavigationBarContentView?
  var leavingContentView: NavigationBarContentView?
  var needsReload = false
  /// Whether items or appearances have changed since `leavingContentView` was loaded.
  var leavingIsStale = false
  /// How far the background extends above the bar, in points.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }

  /// Tracks the scroll view below the bar.
  let scroll = BarScroll()
  /// Whether the bar currently uses the appearance for content that has scrolled under it.
  var isOverContent = false
  /// The bottom edge that was last reported to the bar's controllers. The reported edge is the one
  /// that the bar has while its large title and search bar are fully visible.
  var laidOutBottom: CGFloat = 0

  /// Whether a navigation controller manages the items.
  var isManaged = false
  /// Called instead of the default pop when the user taps the back button.
  var onBack: (() -> Void)?
  /// Called when scrolling has changed the bar's height.
  var onCollapse: (() -> Void)?
  /// Called when the bar's height may have changed for a reason other than scrolling.
  var onRestyle: (() -> Void)?

  /// The height that fits; the width is free (facts M.16).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: height(for: stack))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    attach()
    layOutContent()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    super.traitsChanged(from: old, to: new)
    restyle()
  }
}

/// Allows or refuses a navigation bar's changes and observes them. Every requirement is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Called when the user taps the back button. A navigation controller that adopts this protocol
  /// is the delegate of its own bar and receives this call.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}
