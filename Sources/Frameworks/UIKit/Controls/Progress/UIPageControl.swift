/// A row of dots, one of which marks the current page.
///
/// A tap on the trailing half goes to the next page, a tap on the leading half to the previous
/// page. `valueChanged` is sent if the page has changed.
open class UIPageControl: UIControl {
  /// How the control is separated from its background. The value has no effect in Matchcut.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var kindOfControl: UIAccessibilityTraits { [.adjustable, .updatesFrequently] }
  override var standardValue: String? {
    numberOfPages > 0 ? "page \(page + 1) of \(numberOfPages)" : nil
  }

  // MARK: Pages

  /// The number of pages; 0 by default. A negative number counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The index of the current page; 0 by default. An index outside the range is replaced by the
  /// nearest valid index. Setting this property does not send an event.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }
  private var page = 0

  /// Whether the dots are hidden if there is only one page; false by default.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The style of the background. The value is stored, but has no effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a drag over the dots selects the page whose dot is nearest; true by default.
  open var allowsContinuousInteraction = true

  // MARK: Appearance

  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UIPageControl.pageIndicatorTintColor),
      StyledProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
  /// The colour of the dots. If it is nil (the default), the dots are translucent white on any
  /// background (`unverified`).
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the current page's dot. If it is nil (the default), the dot is white
  /// (`unverified`).
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// An image that replaces the dots; nil by default.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// Sets an image that replaces the dot of one page; nil restores the dot. Raises an exception if
  /// there is no such page.
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

  // The dots are 7 points wide and high, and the distance between their centres is 16 points. The
  // row of dots is 26 points high. All values of the dots and of the row are `unverified`.
  private static let dot = CGSize(width: 7, height: 7)
  private static let step: CGFloat = 16
  private static let rowHeight: CGFloat = 26
  private static let faint: CGFloat = 0.3
  /// The maximum number of dots, which is far more than fit on a screen (`unverified`).
  private static let mostDots = 1000

  /// The size of a control that has the given number of pages.
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
    let all = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    let count = min(all, Self.mostDots)
    if all > count {
      UIKitLog.warnOnce(
        "A page control with \(all) pages shows \(count) dots only. Show the number of the page in a "
          + "label instead.")
    }
    // The dots of the pages around the current page are shown.
    let first = min(max(0, page - count / 2), all - count)
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
      let image = images[first + index] ?? preferredIndicatorImage
      let place = CGRect(origin: center, size: .zero).centered(image?.size ?? Self.dot)
      dot.frame = isMirrored ? place.mirrored(in: bounds) : place
      show(dot, image, isCurrent: first + index == page)
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

  /// How far a touch moves before it drags over the dots, in points (unverified).
  private static let slop: CGFloat = 10
  /// Where the touch began, and whether it drags over the dots.
  private var dragStart: CGFloat = 0
  private var isDragging = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (dragStart, isDragging) = (touch.location(in: self).x, false)
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    isDragging = isDragging || allowsContinuousInteraction && abs(x - dragStart) >= Self.slop
    if isDragging, numberOfPages > 0 {
      let first = bounds.centered(size(forNumberOfPages: numberOfPages)).minX + Self.dot.width / 2
      let place = ((isMirrored ? bounds.maxX - x + bounds.minX : x) - first) / Self.step
      let nearest = min(max(place.rounded(), 0), CGFloat(numberOfPages - 1))
      select(Int(exactly: nearest) ?? numberOfPages - 1, event)
    }
    return super.continueTracking(touch, with: event)
  }

  private func select(_ page: Int, _ event: UIEvent?) {
    let old = self.page
    currentPage = page
    if self.page != old { tellValueChanged(with: event) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, !isDragging, let touch else { return }
    let isRight = touch.location(in: self).x >= bounds.midX
    select(page + (isRight != isMirrored ? 1 : -1), event)
  }

  override var hasTap: Bool { true }
}
