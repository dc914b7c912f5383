/// A view of scrolling text that the user may edit.
///
/// Editing begins with a tap or a call of `becomeFirstResponder()`. During editing, keys that a
/// test sends to the stage change the text. Only the visible part of the text is drawn. The content
/// is as wide as the view, and as high as the text plus `textContainerInset`.
open class UITextView: UIScrollView, TextEditor, UIContentSizeCategoryAdjusting {
  /// Creates a text view. If `textContainer` is nil, the view creates a container. Otherwise the view
  /// shows the text storage of the container's layout manager, if there is one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
    if let storage = textContainer?.layoutManager?.textStorage { follow(storage) }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view. Which of iOS's two layout engines lays out the text makes no difference,
  /// because Matchcut has its own.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  override var standardIsElement: Bool { true }
  override var standardValue: String? { edited.text.string }
  override var standardTraits: UIAccessibilityTraits { isEditable ? .none : .staticText }

  private func prepare() {
    insertSubview(tiles, at: 0)
    tiles.drawText = { [weak self] in self?.drawText(in: $0) }
    textContainer.changed = { [weak self] in self?.contentChanged() }
    // UIKit's text views also set `alwaysBounceVertical` to true.
    alwaysBounceVertical = true
    insertSubview(caret, aboveSubview: tiles)
    tap.addTarget(self, action: Selector("tapped:", UITextView.tapped))
    addGestureRecognizer(tap)
  }

  /// The delegate, which observes the text and its scrolling. Not retained.
  open var delegate: (any UITextViewDelegate)? {
    get { notifiedDelegate as? any UITextViewDelegate }
    set { notifiedDelegate = newValue }
  }

  // MARK: Text

  /// The text; empty by default. A new text has the attributes in `typingAttributes`. The typing
  /// attributes are those of the previous text's first character, as changed by `font`, `textColor`
  /// and `textAlignment`.
  open var text: String! {
    get { edited.text.string }
    set { replaceAll(AttributedText(newValue ?? "", style)) }
  }

  /// The text with its attributes. The attributes of the text override the view's properties, such
  /// as `font`.
  open var attributedText: NSAttributedString! {
    get { edited.text.attributedString }
    set {
      let text = newValue.map { AttributedText($0) } ?? AttributedText("")
      if text.length > 0 { style = text.firstAttributes }
      replaceAll(text)
    }
  }

  /// The attributes of text that the user types or the app sets with `text`.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { style }
    set { style = newValue }
  }

  // MARK: Style

  /// The font of the first character; nil by default. If `font` is nil, the text is drawn in the
  /// system font at 12 points (`unverified`). Setting the font changes the whole text.
  open var font: UIFont? {
    get { style[.font] as? UIFont }
    set { restyle(.font, newValue) }
  }

  /// Whether fonts of a text style or of `UIFontMetrics` change with the user's preferred text
  /// size; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { adaptFonts() } }
  }

  /// The colour of the first character. `.label` is the default (`unverified`). Setting the colour
  /// changes the whole text.
  open var textColor: UIColor? {
    get { style[.foregroundColor] as? UIColor }
    set { restyle(.foregroundColor, newValue ?? .label) }
  }

  /// The alignment of the first paragraph; `.natural` by default. Setting the alignment changes the
  /// whole text.
  open var textAlignment: NSTextAlignment {
    get { (style[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let own = style[.paragraphStyle] as? NSParagraphStyle ?? .default
      style[.paragraphStyle] = own.changed { $0.alignment = newValue }
      replaceAll(edited.text.changingParagraphs { $0.alignment = newValue })
    }
  }

  // MARK: Editing

  /// Whether the user may change the text; true by default.
  open var isEditable = true {
    didSet {
      tap.isEnabled = isEditable
      if !isEditable { endEditingUnasked() }
    }
  }
  /// Whether the user may select text; true by default.
  open var isSelectable = true
  /// The range that typed text replaces, in UTF-16 units. Initially, the range is empty and at the
  /// end of the text. Matchcut does not draw the selection.
  open var selectedRange: NSRange {
    get { edited.selection }
    set {
      guard newValue.location != NSNotFound else { return }
      edited.select(newValue)
      selectionChanged()
    }
  }
  /// A view that replaces the keyboard; nil by default. If the property changes during editing,
  /// call `reloadInputViews()` to show the new view.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// A view above the keyboard; nil by default.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  private var ownAccessoryView: UIView?

  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Asks the delegate whether editing may begin, then ends editing in the previous first
  /// responder. Returns false if the delegate or the previous first responder refuses, or if the
  /// view is not in a window.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { begin { super.becomeFirstResponder() } }

  /// Asks the delegate whether editing may end.
  @discardableResult
  open override func resignFirstResponder() -> Bool { end { super.resignFirstResponder() } }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditingUnasked() }
  }

  // MARK: UIKeyInput

  open var hasText: Bool { edited.text.length > 0 }

  /// Inserts text as a key press does, but does not call the delegate's `shouldChange` method.
  open func insertText(_ text: String) { replace(edited.selection, with: text) }

  open func deleteBackward() { deleteUnasked() }

  // MARK: UITextInput

  open var selectedTextRange: UITextRange? {
    get { selectedSpan }
    set { selectedSpan = newValue }
  }
  open func caretRect(for position: UITextPosition) -> CGRect { caretArea(at: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectionAreas(of: range)
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(offset(closestTo: point))
  }

  // MARK: UITextInputTraits

  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  // MARK: Layout

  public let textContainer: NSTextContainer

  /// The insets from the content's edges to the container; 8 points at the top and bottom by
  /// default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }

  /// Whether the view scrolls; true by default. If the view does not scroll, its intrinsic size is
  /// that of the text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text if the view does not scroll. A view that scrolls has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return sizeThatFits(CGSize(width: layoutWidth ?? bounds.width, height: 0))
  }
  override var wrapsContent: Bool { !isScrollEnabled }
  override func contentSize(wrappedAt width: CGFloat) -> CGSize {
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }
  /// The width, in points, for which Auto Layout is measuring the view; 0 means no limit.
  private var layoutWidth: CGFloat?

  /// The size of the text, rounded up to pixels. The text is wrapped at `size.width`; a width of 0
  /// means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isFree = size.width <= 0 || size.width >= LabelText.unlimited
    let width = isFree ? nil : max(size.width - margins.left - margins.right, 0)
    let text = makeLayout(width: width).size
    return CGSize(
      width: ceiled(text.width + margins.left + margins.right),
      height: ceiled(max(text.height, emptyHeight) + margins.top + margins.bottom))
  }

  /// Scrolls, with animation, by the smallest distance that makes the lines of `range` visible.
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
    placeCaret()
  }

  // MARK: Implementation

  package var edited = EditedText(AttributedText("")) { didSet { editedChanged() } }
  /// The text as an object; nil until the app asks for it.
  var storage: NSTextStorage?
  /// The layout manager that the view has created.
  var ownLayoutManager: NSLayoutManager?
  /// Whether the storage and the view are being made equal.
  var isSynchronizing = false
  let tap = UITapGestureRecognizer()
  private let caret = TextCaret(frame: .zero)
  package var isEndingUnasked = false
  /// The attributes of the first character. Text that the user types, or that the app sets with
  /// `text`, receives these attributes.
  private var style: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.label]
  private let tiles = TextTiles(frame: .zero)
  /// The layout of the text, created on first use. The colours of the layout are resolved with the
  /// view's traits.
  private var layout: TextLayout?
  private var measuredWidth: CGFloat?

  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    style[key] = value
    replaceAll(edited.text.setting(key, value))
  }

  package func contentChanged() {
    layout = nil
    measuredWidth = nil
    tiles.redraw()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func adaptFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    if let font { style[.font] = font.adapted(to: traitCollection) }
    // Only the text is replaced; the selection does not change.
    edited.text = edited.text.adapted(to: traitCollection)
    contentChanged()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory { adaptFonts() }
    layout = nil
    tiles.redraw()
    super.traitsChanged(from: old, to: new)
  }

  /// The insets from the content's edges to the text.
  var margins: UIEdgeInsets {
    var margins = textContainerInset
    margins.left += textContainer.lineFragmentPadding
    margins.right += textContainer.lineFragmentPadding
    return margins
  }

  /// The height of an empty text, which is that of one line.
  var emptyHeight: CGFloat { (font ?? StyledText.defaultFont).lineHeight }

  private func ceiled(_ length: CGFloat) -> CGFloat {
    let scale = layer.contentsScale
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  /// The layout of the text for the view's width.
  var currentLayout: TextLayout {
    measure()
    if let layout { return layout }
    let new = makeLayout(width: max(bounds.width - margins.left - margins.right, 0))
    layout = new
    return new
  }

  private func makeLayout(width: CGFloat?) -> TextLayout {
    var styled: StyledText?
    asCurrent { styled = StyledText(edited.text) }
    guard var styled else { return TextLayout([]) }
    let limit = textContainer.maximumNumberOfLines
    if limit > 0 {
      let mode = TextParagraph.LineBreak(textContainer.lineBreakMode)
      styled.restyle { $0.lineBreak = mode }
    }
    return TextLayout(styled.runs, paragraph: styled.paragraph, width: width, lineLimit: limit)
  }

  /// Updates the content size.
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

  private func placeCaret() {
    guard isFirstResponder, edited.selection.length == 0 else { return caret.show(at: nil) }
    caret.show(in: caretRect(for: TextOffset(edited.selection.location)))
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if becomeFirstResponder() { putCaret(at: tap.location(in: self)) }
  }
}
