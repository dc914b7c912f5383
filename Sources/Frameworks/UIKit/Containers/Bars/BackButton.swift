/// The back button of a navigation bar: a chevron, and the previous title if it fits.
@MainActor
final class BackButton: UIControl {
  private let capsule = BarCapsule()
  private let chevron = UIImageView()
  /// The label that shows the title. Transitions animate the label separately from the chevron.
  let label = UILabel()

  private static let pressedAlpha: CGFloat = 0.4
  /// The title that is shown if the previous title is too long. The title "Back" is always in
  /// English.
  private static let generic = "Back"

  /// The possible titles, longest first. If the empty title is used, only the chevron is visible.
  private var forms: [String] = [""] { didSet { if forms != oldValue { measuredWidths = nil } } }
  var form = 0 {
    didSet {
      let text = forms.indices.contains(form) ? forms[form] : nil
      if shownTitle != text {
        shownTitle = text
        colour()
      }
    }
  }
  private var shownTitle: String?
  private var look: UIBarButtonItemAppearance?

  /// The attributes of the title: those of the bar's appearance over the button's own.
  private var attributes: [NSAttributedString.Key: Any] {
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: NavigationBarMetrics.titleSize, weight: .medium),
      .foregroundColor: tintColor as Any,
    ]
    return look?.attributes(for: isHighlighted ? .highlighted : .normal, over: base) ?? base
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [capsule, chevron, label] { addSubview(view) }
    colour()
  }

  required init?(coder: NSCoder) { nil }

  override var kindOfControl: UIAccessibilityTraits { .button }
  override var standardLabel: String? {
    shownTitle.flatMap { $0.isEmpty ? nil : $0 } ?? forms.first { !$0.isEmpty } ?? Self.generic
  }

  /// Shows the button that returns to `item`, with the look and the image of the bar's appearance.
  func show(
    _ item: UINavigationItem, _ look: UIBarButtonItemAppearance? = nil, image: UIImage? = nil
  ) {
    self.look = look
    let own = item.backBarButtonItem
    let title = item.backButtonTitle ?? own?.title ?? item.title ?? Self.generic
    switch item.backButtonDisplayMode {
    case .default: forms = [title, Self.generic, ""]
    case .generic: forms = [Self.generic, ""]
    case .minimal: forms = [""]
    }
    form = min(form, forms.count - 1)
    tintColor = own?.tintColor
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ownImage = (own?.image ?? image).map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    chevron.image = ownImage ?? Glyph.chevron.image
    chevron.contentMode = ownImage == nil ? .scaleToFill : .center
    measuredWidths = nil
    colour()
    // The chevron points to the left, so it is mirrored in right-to-left interfaces.
    chevron.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    setNeedsLayout()
  }

  /// The button's widths with each of the titles in `forms`, in points.
  var fittingWidths: [CGFloat] {
    if let measuredWidths { return measuredWidths }
    let widths = forms.map(width)
    measuredWidths = widths
    return widths
  }
  /// The cached value of `fittingWidths`, which each layout of the bar reads.
  private var measuredWidths: [CGFloat]?

  private func width(of title: String) -> CGFloat {
    guard !title.isEmpty else { return NavigationBarMetrics.buttonHeight }
    let size = AttributedText(title, attributes).size
    return (Self.labelStart + size.width + NavigationBarMetrics.buttonPadding).rounded(.up)
  }

  private static let labelStart =
    NavigationBarMetrics.buttonPadding + NavigationBarMetrics.chevronWidth + 6

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  func layOutParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    capsule.frame = bounds
    let isBare = shownTitle?.isEmpty ?? true
    let side = Glyph.side
    let centre =
      isBare
      ? bounds.midX - 1 : NavigationBarMetrics.buttonPadding + NavigationBarMetrics.chevronWidth / 2
    func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? bounds.width - x : x }
    chevron.bounds.size = CGSize(width: side, height: side)
    chevron.center = CGPoint(x: mirrored(centre), y: bounds.midY)
    let width = max(bounds.width - Self.labelStart - NavigationBarMetrics.buttonPadding, 0)
    let offset = look?.offset(for: .normal) ?? .zero
    label.place(
      in: CGRect(
        x: isMirrored ? NavigationBarMetrics.buttonPadding : Self.labelStart, y: 0, width: width,
        height: bounds.height
      ).offsetBy(dx: offset.horizontal, dy: offset.vertical))
  }

  private func colour() {
    label.show(shownTitle.map { AttributedText($0, attributes) })
    chevron.tintColor = tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    colour()
  }

  override var isHighlighted: Bool {
    didSet {
      label.alpha = isHighlighted ? Self.pressedAlpha : 1
      chevron.alpha = isHighlighted ? Self.pressedAlpha : 1
    }
  }
}
