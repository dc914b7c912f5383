/// The content of a navigation bar for one item: the parts of the inline row, the large title and
/// the prompt.
///
/// Layout sets the frame of each part. A transition changes only transforms and alpha, so layout
/// and transition do not interfere.
@MainActor
final class NavigationBarContentView: UIView {
  /// The style of the titles and buttons.
  struct Style {
    var isLarge = false
    var title: [NSAttributedString.Key: Any] = [:]
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var buttons = BarButtonStyle()
    var backButton: UIBarButtonItemAppearance?
    var backImage: UIImage?
  }

  let item: UINavigationItem
  /// The item to which the back button returns; nil at the root.
  let backItem: UINavigationItem?
  private var style = Style()

  private let back = BackButton()
  private let leading = BarButtonGroup()
  private let trailing = BarButtonGroup()
  private let titleSlot = UIView()
  private let titleLabel = UILabel()
  private let largeLabel = UILabel()
  private let promptLabel = UILabel()

  /// Called when the user taps the back button.
  var onBack: (() -> Void)?

  init(item: UINavigationItem, backItem: UINavigationItem?) {
    (self.item, self.backItem) = (item, backItem)
    super.init(frame: .zero)
    for view in [promptLabel, largeLabel, titleSlot, leading, trailing, back] { addSubview(view) }
    titleSlot.addSubview(titleLabel)
    for label in [titleLabel, promptLabel] { label.textAlignment = .center }
    for label in [titleLabel, largeLabel] { label.accessibilityTraits = [.staticText, .header] }
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textColor = .secondaryLabel
    back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var showsBackButton: Bool { backItem != nil && item.showsBackButton }

  // MARK: Content

  func reload(_ style: Style) {
    self.style = style
    titleLabel.show(
      text(item.title, size: NavigationBarMetrics.titleSize, .semibold, style.title))
    largeLabel.show(
      style.isLarge
        ? text(item.title, size: NavigationBarMetrics.largeSize, .bold, style.largeTitle) : nil)
    largeLabel.isHidden = !style.isLarge
    promptLabel.text = item.prompt
    reloadTitleView()
    leading.show(item.left, style.buttons)
    trailing.show(item.right.reversed(), style.buttons)
    back.isHidden = !showsBackButton
    if let backItem, showsBackButton {
      back.show(backItem, style.backButton, image: style.backImage)
    }
    setNeedsLayout()
  }

  private func text(
    _ title: String?, size: CGFloat, _ weight: UIFont.Weight,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> AttributedText? {
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: UIColor.label,
    ]
    return title.map { AttributedText($0, base.merging(attributes) { $1 }) }
  }

  private func reloadTitleView() {
    for view in titleSlot.subviews where view !== titleLabel && view !== item.titleView {
      view.removeFromSuperview()
    }
    titleLabel.isHidden = item.titleView != nil
    if let view = item.titleView, view.superview !== titleSlot { titleSlot.addSubview(view) }
  }

  /// Fades in buttons that were added outside a transition.
  func fadeInButtons() {
    for group in [leading, trailing] { group.alpha = 0 }
    UIView.animate(
      withDuration: NavigationBarMetrics.fade, delay: 0, options: .allowUserInteraction,
      animations: { for group in [self.leading, self.trailing] { group.alpha = 1 } })
  }

  // MARK: Layout

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var titleSize: CGSize {
    if let view = item.titleView {
      let size = view.bounds.size
      if let narrowed = item.narrowedTitle, narrowed.placed == size { return narrowed.own }
      return size == .zero ? view.sizeThatFits(bounds.size) : size
    }
    return titleLabel.intrinsicContentSize
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Lays out the parts immediately. Unlike `layoutIfNeeded()`, this method does not lay out
  /// superviews.
  func layOutParts() {
    let top = item.prompt == nil ? 0 : NavigationBarMetrics.promptExtra
    let sides = safeAreaInsets
    let margin = NavigationBarMetrics.margin
    let (start, end) = (
      margin + (isMirrored ? sides.right : sides.left),
      margin + (isMirrored ? sides.left : sides.right)
    )
    let title = titleSize
    let layout = NavigationBarLayout(
      NavigationBarLayout.Needs(
        back: showsBackButton ? back.fittingWidths : [], leading: leading.fittingWidth,
        title: CGSize(width: title.width.rounded(.up), height: title.height),
        trailing: trailing.fittingWidth),
      width: bounds.width, margins: (start, end), top: top, isMirrored: isMirrored,
      isTitleLeading: item.style == .browser || item.style == .editor)

    if let frame = layout.back {
      back.form = layout.backForm
      back.place(in: snapped(frame))
    }
    leading.place(in: snapped(layout.leading))
    trailing.place(in: snapped(layout.trailing))
    titleSlot.place(in: snapped(layout.title))
    titleLabel.frame = titleSlot.bounds.offsetBy(
      dx: style.titleOffset.horizontal, dy: style.titleOffset.vertical)
    item.titleView?.place(in: titleSlot.bounds)
    item.narrowedTitle = titleSlot.bounds.size == title ? nil : (title, titleSlot.bounds.size)
    promptLabel.place(
      in: CGRect(x: start, y: 0, width: bounds.width - start - end, height: top))
    layOutLargeTitle(top: top, sides: sides)
    back.layOutParts()
  }

  private func layOutLargeTitle(top: CGFloat, sides: UIEdgeInsets) {
    let isPad = traitCollection.userInterfaceIdiom == .pad
    let margin = isPad ? NavigationBarMetrics.largeMarginOnPad : NavigationBarMetrics.largeMargin
    let alignment: NSTextAlignment = isMirrored ? .right : .left
    if largeLabel.textAlignment != alignment { largeLabel.textAlignment = alignment }
    largeLabel.place(
      in: CGRect(
        x: margin + sides.left,
        y: top + NavigationBarMetrics.height + NavigationBarMetrics.largeTop - collapse.lift,
        width: max(bounds.width - 2 * margin - sides.left - sides.right, 0),
        height: NavigationBarMetrics.largeHeight))
  }

  private func snapped(_ rect: CGRect) -> CGRect {
    let scale = layer.contentsScale
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }

  // MARK: Scrolling

  /// The state of the large title, which depends on how far the content is scrolled.
  private var collapse: NavigationBarCollapse { NavigationBarCollapse(of: item) }
  private var showsInlineTitle: Bool { !style.isLarge || collapse.showsInlineTitle }

  /// Updates the bar after the content below it has scrolled. This method is not called during
  /// transitions.
  func showCollapse(animated: Bool) {
    guard style.isLarge else { return }
    layOutLargeTitle(
      top: item.prompt == nil ? 0 : NavigationBarMetrics.promptExtra, sides: safeAreaInsets)
    largeLabel.alpha = collapse.largeAlpha
    largeLabel.transform = largeTransform
    let alpha: CGFloat = showsInlineTitle ? 1 : 0
    guard titleSlot.alpha != alpha else { return }
    guard animated else {
      titleSlot.alpha = alpha
      return
    }
    UIView.animate(
      withDuration: NavigationBarMetrics.fade, delay: 0, options: .allowUserInteraction,
      animations: { self.titleSlot.alpha = alpha })
  }

  /// Scales the title about its leading edge.
  private var largeTransform: CGAffineTransform {
    let scale = collapse.largeScale
    let way = (scale - 1) * largeLabel.bounds.width / 2
    return CGAffineTransform(translationX: isMirrored ? -way : way, y: 0)
      .scaledBy(x: scale, y: scale)
  }

  // MARK: Transitions

  /// The positions of the parts at the start or at the end of a transition. Unverified: which parts
  /// move, and how far.
  enum Placement {
    case rest
    /// Another content view has been pushed over this one. This view's title is at the position of
    /// the pushed view's back button title.
    case covered(by: NavigationBarContentView)
    /// This content view has not been pushed yet, or it has been popped. Its title is offset to the
    /// right.
    case ahead(of: NavigationBarContentView)
  }

  func take(_ placement: Placement) {
    let unit = isMirrored ? -bounds.width : bounds.width
    var (title, large, label): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var isShown = false
    switch placement {
    case .rest: isShown = true
    case .covered(let upper):
      title =
        upper.backTitleCentre.map { $0 - titleSlot.center.x }
        ?? -NavigationBarMetrics.coveredWay * unit
      large = -NavigationBarMetrics.coveredWay * unit
    case .ahead(let lower):
      title = NavigationBarMetrics.titleWay * unit
      large = NavigationBarMetrics.largeWay * unit
      if let centre = backTitleCentre, lower.showsInlineTitle {
        label = lower.titleSlot.center.x - centre
      }
    }
    titleSlot.transform = CGAffineTransform(translationX: title, y: 0)
    largeLabel.transform =
      isShown ? largeTransform : CGAffineTransform(translationX: large, y: 0)
    back.label.transform = CGAffineTransform(translationX: label, y: 0)
    titleSlot.alpha = isShown && showsInlineTitle ? 1 : 0
    largeLabel.alpha = isShown && style.isLarge ? collapse.largeAlpha : 0
    for part in [back, leading, trailing, promptLabel] { part.alpha = isShown ? 1 : 0 }
  }

  /// The horizontal centre of the back button's title; nil if that title is not visible.
  private var backTitleCentre: CGFloat? {
    guard showsBackButton, back.label.text?.isEmpty == false else { return nil }
    return back.center.x - back.bounds.width / 2 + back.label.center.x
  }
}
