/// Displays text that cannot be edited. The text is centred vertically in the label's bounds.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  override var standardTraits: UIAccessibilityTraits { .staticText }
  override var standardIsElement: Bool { true }
  override var standardLabel: String? { text }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text without attributes; nil by default. A new text is shown with the label's font, colour
  /// and alignment.
  open var text: String? {
    get { styled?.string ?? plain }
    set {
      (plain, styled) = (newValue, nil)
      textChanged()
    }
  }
  private var plain: String?

  /// The text with its attributes. If an attribute is missing, the label's own value is used.
  ///
  /// Setting the text also sets `font`, `textColor`, `textAlignment` and `lineBreakMode` to the
  /// attributes of its first character (facts M.8).
  open var attributedText: NSAttributedString? {
    get { (styled ?? plain.map { AttributedText($0, ownAttributes) })?.attributedString }
    set {
      let text = newValue.map { AttributedText($0) }
      show(text)
      guard let first = text?.firstAttributes else { return }
      if let font = first[.font] as? UIFont { ownFont = font }
      if let color = first[.foregroundColor] as? UIColor { ownColor = color }
    }
  }
  private var styled: AttributedText?

  /// Sets the text from an `AttributedText` value, without creating an attributed string.
  func show(_ text: AttributedText?) {
    (plain, styled) = (nil, text)
    if let style = text?.firstAttributes[.paragraphStyle] as? NSParagraphStyle {
      (ownAlignment, ownLineBreakMode) = (style.alignment, style.lineBreakMode)
    }
    textChanged()
  }

  // MARK: Style

  /// The font; the system font at 17 points by default. Setting the font changes the whole
  /// attributed text.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      restyle(.font, ownFont)
    }
  }
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The colour of the text; `.label` by default. Setting the colour changes the whole attributed
  /// text.
  open var textColor: UIColor! {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      restyle(.foregroundColor, ownColor)
    }
  }
  private var ownColor = UIColor.label

  /// The alignment of the text; `.natural` by default.
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      styled = styled?.changingParagraphs { $0.alignment = newValue }
      textChanged()
    }
  }
  private var ownAlignment = NSTextAlignment.natural

  /// How lines are broken and truncated; `.byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      ownLineBreakMode = newValue
      textChanged()
    }
  }
  private var ownLineBreakMode = NSLineBreakMode.byTruncatingTail

  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UILabel.font) { $0 == $1 },
      StyledProperty(\UILabel.textColor) { $0 == $1 },
      StyledProperty(\UILabel.shadowColor),
      StyledProperty(\UILabel.highlightedTextColor),
    ]
  }
  /// The colour of the shadow. If the colour is nil (the default), the text has no shadow.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the shadow; (0, −1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// The colour that replaces `textColor` while the label is highlighted; nil by default.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the label is enabled; true by default. The text of a disabled label is drawn with
  /// reduced opacity.
  open var isEnabled = true { didSet { setNeedsDisplay() } }

  // MARK: Layout

  /// The maximum number of lines; 1 by default. 0 means that there is no limit.
  open var numberOfLines = 1 { didSet { textChanged() } }
  /// Whether the font becomes smaller if the text does not fit its lines; false by default. The
  /// property has no effect if the number of lines is not limited.
  open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
  /// The minimum factor for the font size. If the factor is 0 (the default), the minimum factor is
  /// `LabelText.smallestScale`.
  open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }
  /// The vertical position of text whose font has become smaller; `.alignBaselines` by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }
  /// Whether text is tightened before it is truncated; false by default. The value is stored, but
  /// has no effect.
  open var allowsDefaultTighteningForTruncation = false
  /// The strategy for line breaks; empty by default. The value is stored, but has no effect.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  /// Whether a font of a text style or of `UIFontMetrics` changes with the user's preferred text
  /// size; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { adaptFont() } }
  }
  /// The width at which `intrinsicContentSize` wraps the text. If the width is 0 (the default), the
  /// text is not wrapped.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }

  /// The size of the text, limited by `preferredMaxLayoutWidth` and `numberOfLines`.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
    return fitting(CGSize(width: width, height: 0))
  }

  /// The size of the text, limited by `size.width` and `numberOfLines`. If `numberOfLines` is 1,
  /// the text is never wrapped.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(CGSize(width: size.width, height: 0))
  }

  // If `preferredMaxLayoutWidth` is not set, the text is wrapped at the width that Auto Layout
  // determines.
  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  // Returns `intrinsicContentSize`, because subclasses may override that property.
  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    layoutWidth = width
    defer { layoutWidth = 0 }
    return intrinsicContentSize
  }
  /// The width, in points, for which Auto Layout is measuring the label; 0 means no limit.
  private var layoutWidth: CGFloat = 0

  /// The baselines of the text in a label that is as high as the text. In a label that is higher
  /// than the text, the text is centred, so the text's baselines are further from the label's
  /// edges.
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    return labelText?.baselines(width: width, lines: numberOfLines) ?? (0, 0)
  }

  private func fitting(_ size: CGSize) -> CGSize {
    let isFree = size.width <= 0 || numberOfLines == 1
    let available = CGSize(
      width: isFree ? LabelText.unlimited : size.width, height: LabelText.unlimited)
    return textRect(
      forBounds: CGRect(origin: .zero, size: available), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The frame of the text if it starts at the top of `bounds`; its size is rounded up to pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let question = Measured.Question(
      size: bounds.size, lines: numberOfLines, scale: layer.contentsScale,
      alignment: naturalAlignment)
    if let measured, measured.question == question {
      return measured.rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }
    guard let label = labelText else { return CGRect(origin: bounds.origin, size: .zero) }
    let rect = label.rect(
      in: CGRect(origin: .zero, size: bounds.size), lines: numberOfLines, scale: question.scale)
    measured = Measured(question: question, rect: rect)
    return rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  /// The most recent measurement of the text. The measurement is stored because bars and stack
  /// views request it several times per layout pass.
  private struct Measured {
    struct Question: Equatable {
      var size: CGSize
      var lines: Int
      var scale: CGFloat
      var alignment: TextParagraph.Alignment
    }
    var question: Question
    var rect: CGRect
  }
  private var measured: Measured?

  // MARK: Drawing

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in `rect`, centred vertically, with its baseline on a pixel boundary.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let label = labelText else { return }
    context.saveGState()
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    // The text of a disabled label has the opacity of the placeholder colour (`unverified`).
    if !isEnabled { context.setAlpha(0.3) }
    label.draw(in: context, rect, lines: numberOfLines, scale: layer.contentsScale)
    context.restoreGState()
  }

  // MARK: Implementation

  /// The text with all properties that determine its layout and appearance; nil if there is no
  /// text.
  private var labelText: LabelText? {
    guard var content = shownText.map({ StyledText($0) }), !content.runs.isEmpty else { return nil }
    let natural = naturalAlignment
    content.restyle {
      if $0.alignment == .natural { $0.alignment = natural }
      $0.lineBreak = TextParagraph.LineBreak(ownLineBreakMode)
      // Truncation must not reduce the text to one line; only `numberOfLines` limits the lines.
      $0.isSingleLine = false
    }
    return LabelText(
      content: content, shrinks: adjustsFontSizeToFitWidth, minimumScale: minimumScaleFactor,
      baseline: baselineAdjustment)
  }

  /// The text that the label draws: attributes that the app has not set have the label's values.
  private var shownText: AttributedText? {
    let own = ownAttributes
    guard let text = styled?.over(own) ?? plain.map({ AttributedText($0, own) }) else { return nil }
    guard isHighlighted, let highlightedTextColor else { return text }
    return text.setting(.foregroundColor, highlightedTextColor)
  }

  /// The natural alignment of a text depends on the direction of the interface and not on the
  /// script of the text (`unverified`).
  private var naturalAlignment: TextParagraph.Alignment {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  private func adaptFont() {
    guard adjustsFontForContentSizeCategory else { return }
    ownFont = ownFont.adapted(to: traitCollection)
    styled = styled?.adapted(to: traitCollection)
    textChanged()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory { adaptFont() }
    if new.layoutDirection != old.layoutDirection { setNeedsDisplay() }
    super.traitsChanged(from: old, to: new)
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = ownAlignment
    style.lineBreakMode = ownLineBreakMode
    return [.font: ownFont, .foregroundColor: ownColor, .paragraphStyle: style]
  }

  private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    styled = styled?.setting(key, value)
    textChanged()
  }

  private func textChanged() {
    measured = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

/// A view that can adapt its text to the user's preferred size automatically.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of a text style or of `UIFontMetrics` change with the user's preferred text
  /// size; false by default.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
