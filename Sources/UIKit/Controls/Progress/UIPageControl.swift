/// A row of dots, one of which stands for the current page.
///
/// A tap on the half after the current page's reading direction goes one page on, on the other
/// half one back, and sends `valueChanged` when the page has changed.
open class UIPageControl: UIControl {
  /// How the control is set off from what is behind it. It is not here.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Pages

  /// 0 by default; negative numbers count as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// 0 by default; a number outside counts as the nearest page. Setting it sends nothing.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }
  private var page = 0

  /// Whether a single page shows nothing; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// Kept; has no effect here.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Kept; a drag over the dots does not change pages here. True by default.
  open var allowsContinuousInteraction = true

  // MARK: Look

  /// Nil by default, for faint white, as on any background (`unverified`).
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Nil by default, for white (`unverified`).
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// In the place of the dots; nil by default.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// In the place of one page's dot; nil takes it away. A page that is not there raises.
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

  // Points (`unverified`): dots of 7, 16 from one to the next, in a row 26 high.
  private static let dot = CGSize(width: 7, height: 7)
  private static let step: CGFloat = 16
  private static let rowHeight: CGFloat = 26
  private static let faint: CGFloat = 0.3

  /// What the dots of so many pages need.
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
