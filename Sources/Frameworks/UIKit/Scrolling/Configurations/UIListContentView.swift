/// The view that shows a `UIListContentConfiguration`.
///
/// The view can be used outside lists. Its height depends on its width.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) {
    held = configuration
    super.init(frame: .zero)
    prepare()
  }
  public required init?(coder: NSCoder) {
    held = .cell()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    insetsLayoutMarginsFromSafeArea = false
    show()
  }

  /// The configuration. A configuration of another type is not shown.
  open var configuration: any UIContentConfiguration {
    get { held }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        UIKitLog.warn("a UIListContentView does not support \(type(of: newValue))")
        return
      }
      guard new != held else { return }
      held = new
      show()
    }
  }
  private var held: UIListContentConfiguration

  /// The frame of the text; nil if there is no text.
  open var textLayoutGuide: UILayoutGuide? { textLabel == nil ? nil : guide(0) { $0.textLabel } }
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel == nil ? nil : guide(1) { $0.secondaryLabel }
  }
  /// The frame of the image; nil if there is no image.
  open var imageLayoutGuide: UILayoutGuide? { imageView == nil ? nil : guide(2) { $0.imageView } }

  private func guide(
    _ key: Int, _ part: @escaping (UIListContentView) -> UIView?
  ) -> UILayoutGuide {
    if let guide = guides[key] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guide.currentFrame = { [weak self] in
      self?.layoutIfNeeded()
      return self.flatMap(part)?.frame ?? .zero
    }
    guides[key] = guide
    return guide
  }
  private var guides: [Int: UILayoutGuide] = [:]

  // MARK: Parts

  private(set) var textLabel: UILabel?
  private(set) var secondaryLabel: UILabel?
  private(set) var imageView: UIImageView?

  private func show() {
    preservesSuperviewLayoutMargins =
      held.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    directionalLayoutMargins = held.directionalLayoutMargins
    alpha = held.alpha
    show(&textLabel, held.text, held.attributedText, held.textProperties)
    show(
      &secondaryLabel, held.secondaryText, held.secondaryAttributedText,
      held.secondaryTextProperties)
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ part: inout UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    guard attributed != nil || text?.isEmpty == false else {
      part?.removeFromSuperview()
      part = nil
      return
    }
    let label = part ?? UILabel()
    if part == nil { addSubview(label) }
    part = label
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.apply(to: $0) }
    }
  }

  private func showImage() {
    guard let image = held.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil { addSubview(view) }
    imageView = view
    let properties = held.imageProperties
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    colorImage()
  }

  private func colorImage() {
    guard let imageView, let superview else { return }
    let properties = held.imageProperties
    let inherited = superview.tintColor ?? .tintColor
    imageView.tintColor = properties.resolvedTintColor(for: inherited)
    imageView.layer.borderColor = properties.resolvedStrokeColor(for: inherited).cgColor
  }

  // MARK: UIView

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorImage()
  }
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    colorImage()
  }
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(in: bounds.size)
    imageView?.frameWithoutTransform = mirrored(layout.image)
    textLabel?.frameWithoutTransform = mirrored(layout.text)
    secondaryLabel?.frameWithoutTransform = mirrored(layout.secondary)
    if laidOutWidth != bounds.width {
      laidOutWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }
  private var laidOutWidth: CGFloat = 0

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The height that the content needs at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let layout = layout(in: CGSize(width: width, height: 0))
    return CGSize(
      width: size.width > 0 ? size.width : layout.neededWidth, height: layout.neededHeight)
  }

  /// The height that the content needs at the view's width.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  private func layout(in size: CGSize) -> ListContentLayout {
    let own = held.directionalLayoutMargins
    let (current, leading, trailing) = (
      directionalLayoutMargins, layoutMarginsAreKept, layoutMarginsAreKept
    )
    let margins = NSDirectionalEdgeInsets(
      top: own.top, leading: leading ? current.leading : own.leading, bottom: own.bottom,
      trailing: trailing ? current.trailing : own.trailing)
    return ListContentLayout(
      configuration: held, margins: margins, image: imageSize, text: textLabel,
      secondary: secondaryLabel, size: size)
  }
  private var layoutMarginsAreKept: Bool {
    held.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
  }

  private var imageSize: CGSize? { imageView?.intrinsicContentSize }
}
