/// A row of dots, one of which marks the current page.
///
/// A tap on the trailing half moves one page forward, one on the leading half moves one page back;
/// `valueChanged` is sent if the page has changed.
open class UIPageControl: UIControl {
  /// How the control is separated from its background. Without effect here.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Pages

  /// 0 by default; negative values count as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// 0 by default; values outside the range are limited to it. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }
  private var page = 0

  /// Whether a single page hides the dots; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// Stored, but without effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Stored, but without effect: a drag over the dots does not change pages here. True by default.
  open var allowsContinuousInteraction = true

  // MARK: Appearance

  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UIPageControl.pageIndicatorTintColor),
      StyledProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
  /// Nil, the default, for translucent white on any background (`unverified`).
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Nil, the default, for white (`unverified`).
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Replaces the dots; nil by default.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// Replaces one page's dot; nil restores it. Raises for an invalid page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    images[page] = image
    setNeedsLayout()
  }
  open func indicatorImage(forPage page: Int) -> UIImage? {
    checkPage(page)
    return images[page]
  }
  private var images: [Int: UIImage] = [:]

  private func checkPage(_ page: Int) {
    guard !(0..<numberOfPages).contains(page) else { return }
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "Page \(page) is out of bounds, the page control has \(numberOfPages) pages")
  }

  // Points (`unverified`): dots of 7, at intervals of 16, in a row 26 high.
  private static let dot = CGSize(width: 7, height: 7)
  private static let step: CGFloat = 16
  private static let rowHeight: CGFloat = 26
  private static let faint: CGFloat = 0.3

  /// The size of a control with this number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let row = CGFloat(max(0, pageCount - 1)) * Self.step + Self.dot.width
    return CGSize(width: pageCount > 0 ? row : 0, height: Self.rowHeight)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  private var dots: [UIImageView] = []

  open override func layoutSubviews() {
    super.layoutSubviews()
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIImageView(frame: .zero)
      addSubview(dot)
      dots.append(dot)
    }
    let row = bounds.centered(size(forNumberOfPages: count))
    for (index, dot) in dots.enumerated() {
      let center = CGPoint(
        x: row.minX + Self.dot.width / 2 + CGFloat(index) * Self.step, y: row.midY)
      let image = images[index] ?? preferredIndicatorImage
      let place = CGRect(origin: center, size: .zero).centered(image?.size ?? Self.dot)
      dot.frame = isMirrored ? place.mirrored(in: bounds) : place
      show(dot, image, isCurrent: index == page)
    }
  }

  private func show(_ dot: UIImageView, _ image: UIImage?, isCurrent: Bool) {
    let color =
      isCurrent
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? UIColor(white: 1, alpha: Self.faint)
    if image != nil { dot.tintColor = color }
    dot.image = image?.template
    dot.backgroundColor = image == nil ? color : nil
    dot.layer.cornerRadius = image == nil ? Self.dot.height / 2 : 0
  }

  // MARK: Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let isRight = touch.location(in: self).x >= bounds.midX
    let old = page
    currentPage += isRight != isMirrored ? 1 : -1
    if page != old { tellValueChanged(with: event) }
  }

  override var hasTap: Bool { true }
}
