/// A row of bar button items. Flexible spaces share the width that the items do not need.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The bar's height, in points. The height is documented for iOS 7 to 18 and unverified for iOS
  /// 26.
  static let height: CGFloat = 44
  private static let sideMargin: CGFloat = 16

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
    addSubview(background)
  }

  // MARK: Items

  /// The items, in order from the leading side; nil if there are none.
  open var items: [UIBarButtonItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items. The change is never animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in shown { item.onChange = nil }
    shown = items ?? []
    for item in shown { item.onChange = { [weak self] in self?.rebuild() } }
    rebuild()
  }
  private var shown: [UIBarButtonItem] = []

  // MARK: Appearance

  /// The style; `.default` by default. If it is `.black`, an opaque bar has a dark background.
  open var barStyle = UIBarStyle.default { didSet { recolour() } }
  /// The background colour; nil by default.
  open var barTintColor: UIColor? { didSet { recolour() } }
  /// Whether the bar is translucent; true by default. If it is false, the bar has a background.
  open var isTranslucent = true { didSet { recolour() } }

  // MARK: Implementation

  private let background = BarBackground()
  /// The groups of items between the flexible spaces.
  private var groups: [BarButtonGroup] = []

  /// How far the background extends below the bar, in points.
  var bottomExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

  private func recolour() {
    let opaque: UIColor = barStyle.isDark ? .black : .systemBackground
    background.show(color: barTintColor ?? (isTranslucent ? nil : opaque), line: nil)
  }

  private func rebuild() {
    for group in groups { group.removeFromSuperview() }
    let parts = shown.split(omittingEmptySubsequences: false) { $0.systemItem == .flexibleSpace }
    groups = parts.map { part in
      let group = BarButtonGroup()
      group.show(Array(part))
      addSubview(group)
      return group
    }
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds
    area.size.height += bottomExtension
    background.place(in: area, lineAbove: true)
    let widths = groups.map(\.fittingWidth)
    let available = bounds.width - 2 * Self.sideMargin - widths.reduce(0, +)
    let gap = groups.count > 1 ? max(available, 0) / CGFloat(groups.count - 1) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = min(NavigationBarMetrics.buttonHeight, bounds.height)
    var x = Self.sideMargin
    for (group, width) in zip(groups, widths) {
      group.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2,
        width: width, height: height)
      x += width + gap
    }
  }
}
