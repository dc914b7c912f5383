/// A row of tabs, one of which is selected.
///
/// Only the tab bar controller may change the items of its bar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    patch.isUserInteractionEnabled = false
    patch.backgroundColor = .tertiarySystemFill
    addSubview(background)
    addSubview(capsule)
    addSubview(row)
    row.addSubview(patch)
  }

  /// The delegate, which is notified of taps if no controller manages the bar. Not retained.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      guard isManaged else { return }
      UIKitLog.raise(
        "NSInternalInconsistencyException",
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }

  // MARK: Items

  /// The items in order from the leading side; nil if there are none.
  open var items: [UITabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items. The change is never animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    refuseWhenManaged("setItems:animated:")
    show(items ?? [])
  }

  /// The selected item; nil by default. Setting this property does not call the delegate.
  open var selectedItem: UITabBarItem? {
    get { selected }
    set {
      refuseWhenManaged("setSelectedItem:")
      select(newValue, animated: false)
    }
  }
  private var selected: UITabBarItem?

  // MARK: Appearance

  /// The colour of tabs that are not selected. If it is nil (the default), these tabs have the
  /// label colour.
  open var unselectedItemTintColor: UIColor? { didSet { recolour() } }
  /// The background colour; nil by default.
  open var barTintColor: UIColor? { didSet { recolour() } }
  /// Whether the bar is translucent; true by default. If it is false, the bar has a background.
  open var isTranslucent = true { didSet { recolour() } }
  /// The image behind the tabs, stretched over the bar; nil by default. The image replaces the
  /// background colour. If an appearance specifies a background colour, that colour is drawn
  /// instead of the image (unverified).
  open var backgroundImage: UIImage? { didSet { recolour() } }
  /// An image that replaces the line at the bar's upper edge if the bar has a background image. If it
  /// is nil (the default), the system's line is shown. An empty image removes the line.
  open var shadowImage: UIImage? { didSet { recolour() } }
  /// The style; `.default` by default. A `.black` bar that is opaque and has no colour of its own
  /// has a black background.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { recolour() } } }
  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UITabBar.isTranslucent), StyledProperty(\UITabBar.barTintColor),
      StyledProperty(\UITabBar.unselectedItemTintColor),
      StyledProperty(\UITabBar.standardAppearance) { $0.isLike($1) },
      StyledProperty(\UITabBar.scrollEdgeAppearance) { $0 == $1 },
    ]
  }
  open var standardAppearance = UITabBarAppearance() { didSet { recolour() } }
  /// The appearance that is used while content is at its edge. For a tab bar, content always counts
  /// as being at its edge. If it is nil (the default), the standard appearance is used.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { recolour() } }

  // MARK: Implementation

  private let background = BarBackground()
  private let capsule = BarCapsule()
  /// The superview of the tabs, which is above the capsule.
  private let row = UIView()
  /// The highlight under the selected tab.
  private let patch = UIView()
  private(set) var buttons: [TabBarButton] = []

  /// Whether a tab bar controller manages the items.
  var isManaged = false
  /// Called instead of the delegate when the user taps a tab.
  var onTap: ((UITabBarItem) -> Void)?

  func show(_ items: [UITabBarItem]) {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.map { item in
      let button = TabBarButton(item)
      item.onChange = { [weak button] in button?.refresh() }
      button.addAction(
        UIAction { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
      row.addSubview(button)
      return button
    }
    if !items.contains(where: { $0 === selected }) { selected = nil }
    recolour()
  }

  func select(_ item: UITabBarItem?, animated: Bool) {
    guard item !== selected else { return }
    let isFirst = selected == nil
    selected = item
    recolour()
    guard animated, !isFirst, window != nil else { return }
    UIView.animate(
      withDuration: TabBarMetrics.patchDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.layOutTabs() })
  }

  private func tapped(_ item: UITabBarItem) {
    if let onTap { return onTap(item) }
    select(item, animated: true)
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate, .message(.init("tabBar", of: self, ["didSelect": .named(item)]))
    ) { delegate.tabBar(self, didSelect: item) }
  }

  private func recolour() {
    let appearance = scrollEdgeAppearance ?? standardAppearance
    let opaque: UIColor = barStyle.isDark ? .black : .systemBackground
    let plain = barTintColor ?? (isTranslucent ? nil : opaque)
    let image = appearance.backgroundColor == nil ? backgroundImage : nil
    let color = image == nil ? appearance.backgroundColor ?? plain : nil
    background.show(color: color, line: appearance.shadowColor)
    background.show(image: image, line: backgroundImage == nil ? nil : shadowImage)
    background.show(appearance)
    capsule.backdrop = color ?? (barStyle.isDark ? .black : nil)
    patch.backgroundColor = appearance.selectionIndicatorTintColor ?? .tertiarySystemFill
    for button in buttons {
      button.look = appearance.items(for: traitCollection)
      button.plainColor = unselectedItemTintColor ?? (capsule.isOverDark ? .white : nil)
      button.isSelected = button.item === selected
    }
    setNeedsLayout()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    super.traitsChanged(from: old, to: new)
    recolour()
  }

  /// Raises an exception if the bar is managed by a tab bar controller. The exception's wording was
  /// taken from developers' reports about UIKit.
  private func refuseWhenManaged(_ method: String) {
    guard isManaged else { return }
    UIKitLog.raise(
      "NSInternalInconsistencyException",
      "Directly modifying a tab bar managed by a tab bar controller is not allowed. (\(method))")
  }

  // MARK: Layout

  /// The height that fits; the width is free (facts M.16).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : bounds.width, height: TabBarMetrics.region)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTabs()
  }

  private func layOutTabs() {
    background.place(in: bounds, lineAbove: true)
    let layout = TabBarLayout(
      count: buttons.count, in: bounds,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    capsule.isHidden = buttons.isEmpty
    capsule.frame = layout.capsule
    row.frame = layout.capsule
    for (button, frame) in zip(buttons, layout.items) { button.frame = frame }
    let index = buttons.firstIndex { $0.item === selected }
    patch.isHidden = index == nil
    if let index { patch.frame = layout.items[index] }
    patch.layer.cornerRadius = patch.bounds.height / 2
  }

  /// Touches outside the capsule reach the views below, unless the bar has a background.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    background.backgroundColor == nil
      ? capsule.frame.contains(point) : super.point(inside: point, with: event)
  }
}

/// Observes taps on a tab bar. Every requirement is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
