/// Text that scrolls.
///
/// Only the part that is seen is drawn. The content is as wide as the view and as high as the
/// text with `textContainerInset`.
open class UITextView: UIScrollView {
  /// A container of the view's own where nil; one that is given is used for its settings.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    insertSubview(tiles, at: 0)
    tiles.drawText = { [weak self] in self?.drawText(in: $0) }
    textContainer.changed = { [weak self] in self?.textChanged() }
    // As UIKit's text views.
    alwaysBounceVertical = true
  }

  /// Hears of the text and of what moves it; not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { toldDelegate as? any UITextViewDelegate }
    set { toldDelegate = newValue }
  }

  // MARK: Text

  /// Empty by default. Setting it takes the style of the text before, or `font` and the like.
  open var text: String! {
    get { storage.string }
    set { replaceAll(NSAttributedString(string: newValue ?? "", attributes: style)) }
  }

  /// The text with its attributes, which alone count.
  open var attributedText: NSAttributedString! {
    get { storage }
    set {
      let text = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
      if text.length > 0 { style = text.attributes(at: 0, effectiveRange: nil) }
      replaceAll(text)
    }
  }

  /// What text that is typed looks like.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { style }
    set { style = newValue }
  }

  // MARK: Style

  /// That of the first character. Nil by default, which draws 12 points of the system face
  /// (`unverified`). Setting it changes the whole text.
  open var font: UIFont? {
    get { style[.font] as? UIFont }
    set { restyle(.font, newValue) }
  }

  /// That of the first character; `.label` by default (`unverified`). Setting it changes the whole
  /// text.
  open var textColor: UIColor? {
    get { style[.foregroundColor] as? UIColor }
    set { restyle(.foregroundColor, newValue ?? .label) }
  }

  /// That of the first paragraph; `.natural` by default. Setting it changes the whole text.
  open var textAlignment: NSTextAlignment {
    get { (style[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let own = style[.paragraphStyle] as? NSParagraphStyle ?? .default
      style[.paragraphStyle] = own.aligned(newValue)
      storage = storage.aligned(newValue)
      textChanged()
    }
  }

  /// Whether the user may change the text; true by default.
  open var isEditable = true
  /// Whether the user may select text; true by default.
  open var isSelectable = true

  // MARK: Layout

  public let textContainer: NSTextContainer

  /// From the content's edges to the container; 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textChanged() } }
  }

  /// False gives the view the text's size as its intrinsic one; true by default.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// That of the text where the view does not scroll, else none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// The text's size within `size.width`, without limit where that is 0; rounded up to pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isFree = size.width <= 0 || size.width >= LabelText.unlimited
    let width = isFree ? nil : max(size.width - margins.left - margins.right, 0)
    let text = makeLayout(width: width).size
    return CGSize(
      width: ceiled(text.width + margins.left + margins.right),
      height: ceiled(max(text.height, emptyHeight) + margins.top + margins.bottom))
  }

  /// Moves as little as shows the lines of `range`, animated.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard range.location != NSNotFound, let rect = textRect(for: range) else { return }
    scrollRectToVisible(rect, animated: true)
  }

  open override var contentSize: CGSize {
    get {
      measure()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    measure()
    showTiles()
  }

  // MARK: Inner workings

  private(set) var storage = NSAttributedString(string: "")
  /// The attributes of the first character; those of new text.
  private var style: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.label]
  private let tiles = TextTiles(frame: .zero)
  /// Nil until it is needed. Colours in it are those of the view's traits.
  private var layout: TextLayout?
  private var measuredWidth: CGFloat?

  func replaceAll(_ text: NSAttributedString) {
    storage = text
    textChanged()
  }

  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    style[key] = value
    let changed = NSMutableAttributedString(attributedString: storage)
    let whole = NSRange(location: 0, length: storage.length)
    if let value {
      // Linux's `addAttribute(_:value:range:)` traps when it replaces a value.
      changed.addAttributes([key: value], range: whole)
    } else {
      changed.removeAttribute(key, range: whole)
    }
    replaceAll(changed)
  }

  private func textChanged() {
    layout = nil
    measuredWidth = nil
    tiles.redraw()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    layout = nil
    tiles.redraw()
    super.traitsChanged(from: old, to: new)
  }

  /// From the content's edges to the text.
  private var margins: UIEdgeInsets {
    var margins = textContainerInset
    margins.left += textContainer.lineFragmentPadding
    margins.right += textContainer.lineFragmentPadding
    return margins
  }

  /// An empty text has room for the first line.
  private var emptyHeight: CGFloat { (font ?? StyledText.defaultFont).lineHeight }

  private func ceiled(_ length: CGFloat) -> CGFloat {
    let scale = layer.contentsScale
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  /// The text within the view's width.
  private var currentLayout: TextLayout {
    measure()
    if let layout { return layout }
    let new = makeLayout(width: max(bounds.width - margins.left - margins.right, 0))
    layout = new
    return new
  }

  private func makeLayout(width: CGFloat?) -> TextLayout {
    var styled: StyledText?
    asCurrent { styled = StyledText(storage) }
    guard var styled else { return TextLayout([]) }
    let limit = textContainer.maximumNumberOfLines
    if limit > 0 {
      let mode = TextParagraph.LineBreak(textContainer.lineBreakMode)
      styled.restyle { $0.lineBreak = mode }
    }
    return TextLayout(styled.runs, paragraph: styled.paragraph, width: width, lineLimit: limit)
  }

  /// Gives the content its size.
  private func measure() {
    guard measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    layout = nil
    textContainer.size = CGSize(
      width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
      height: 0)
    let height = max(currentLayout.size.height, emptyHeight) + margins.top + margins.bottom
    super.contentSize = CGSize(width: bounds.width, height: ceiled(height))
    tiles.redraw()
  }

  private func showTiles() {
    UIView.performWithoutAnimation {
      tiles.frame = CGRect(origin: .zero, size: super.contentSize)
      tiles.show(bounds)
    }
  }

  private func drawText(in area: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (x, y) = (margins.left, margins.top)
    currentLayout.draw(
      in: context, at: CGPoint(x: x, y: y), rows: (area.minY - y)...(area.maxY - y))
  }

  /// The lines of `range` in the content, down to the inset where they are the last.
  func textRect(for range: NSRange) -> CGRect? {
    let end = min(range.location + range.length, storage.length)
    guard range.location <= end,
      let rect = currentLayout.lineRect(for: range.location..<end)
    else { return nil }
    return rect.offsetBy(dx: margins.left, dy: margins.top)
  }
}

extension NSParagraphStyle {
  fileprivate func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(self)
    style.alignment = alignment
    return style
  }
}

extension NSAttributedString {
  fileprivate func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
      result.addAttributes([.paragraphStyle: old.aligned(alignment)], range: range)
    }
    return result
  }
}
