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

  /// The appearance. Unlike UIKit, Matchcut does not compare the bar with the end of the content, so
  /// this is the appearance at the edge of content as well, unless another one is set.
  open var standardAppearance = UIToolbarAppearance() { didSet { recolour() } }
  /// The appearance in a compact height; nil by default.
  open var compactAppearance: UIToolbarAppearance? { didSet { recolour() } }
  /// The appearance while content is at its edge. For a toolbar, content always counts as being at
  /// its edge.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { recolour() } }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { recolour() } }

  /// Sets the background image, which replaces the background colour; nil removes the image. The
  /// image for the bar's position and for the compact height is preferred.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    images[topOrBottom, default: [:]][barMetrics] = backgroundImage
    recolour()
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[topOrBottom]?[barMetrics] }

  /// Sets the image of the line at the edge of the bar; nil removes it. As in UIKit, the image is
  /// shown only together with a background image.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom] = shadowImage
    recolour()
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }

  private var images: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]

  /// A toolbar is at the bottom.
  private var shownImage: UIImage? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
    for position in [UIBarPosition.bottom, .any] {
      for metric in metrics {
        if let image = images[position]?[metric] { return image }
      }
    }
    return nil
  }

  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UIToolbar.isTranslucent), StyledProperty(\UIToolbar.barTintColor),
      StyledProperty(\UIToolbar.standardAppearance) { $0.isLike($1) },
      StyledProperty(\UIToolbar.scrollEdgeAppearance) { $0 == $1 },
      StyledProperty(\UIToolbar.compactAppearance) { $0 == $1 },
      StyledProperty(\UIToolbar.compactScrollEdgeAppearance) { $0 == $1 },
    ]
  }

  private var look: UIToolbarAppearance {
    let edge = scrollEdgeAppearance ?? standardAppearance
    guard traitCollection.verticalSizeClass == .compact else { return edge }
    return compactScrollEdgeAppearance ?? compactAppearance ?? edge
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    super.traitsChanged(from: old, to: new)
    recolour()
  }

  // MARK: Implementation

  private let background = BarBackground()
  /// The groups of items between the flexible spaces.
  private var groups: [BarButtonGroup] = []

  /// How far the background extends below the bar, in points.
  var bottomExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

  private func recolour() {
    let opaque: UIColor = barStyle.isDark ? .black : .systemBackground
    let plain = barTintColor ?? (isTranslucent ? nil : opaque)
    let look = look
    let image = shownImage
    background.show(
      color: image == nil ? look.backgroundColor ?? plain : look.backgroundColor,
      line: look.shadowColor)
    background.show(
      image: image, line: image == nil ? nil : shadows[.bottom] ?? shadows[.any])
    background.show(look)
    for group in groups { group.show(group.items, buttonLook) }
    adaptGroups()
    setNeedsLayout()
  }

  private var buttonLook: BarButtonStyle {
    BarButtonStyle(plain: look.buttonAppearance, done: look.doneButtonAppearance)
  }

  private func adaptGroups() {
    let backdrop = background.backgroundColor ?? (barStyle.isDark ? UIColor.black : nil)
    for group in groups { group.adaptCapsules(to: backdrop) }
  }

  private func rebuild() {
    for group in groups { group.removeFromSuperview() }
    let parts = shown.split(omittingEmptySubsequences: false) { $0.systemItem == .flexibleSpace }
    groups = parts.map { part in
      let group = BarButtonGroup()
      group.show(Array(part), buttonLook)
      addSubview(group)
      return group
    }
    adaptGroups()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
  }

  /// The height that fits; the width is free (facts M.16).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
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
