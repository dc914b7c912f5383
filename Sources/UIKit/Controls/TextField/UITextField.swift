/// A single line of text that the user can edit.
///
/// Editing begins with a tap, or by `becomeFirstResponder()`; the stage's keys then edit the text.
/// Source: `UITextField.h`.
open class UITextField: UIControl, TextEditor, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
    addSubview(canvas)
    canvas.drawText = { [weak self] in self?.drawText(in: $0) }
  }

  /// Decides about and observes editing by the user; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// Empty by default; nil sets an empty text. Setting it sends no event.
  open var text: String? {
    get { edited.text.string }
    set { replaceAll(AttributedText(newValue ?? "", defaultTextAttributes)) }
  }

  /// The text with its attributes; the field provides missing ones.
  open var attributedText: NSAttributedString? {
    get { edited.text.attributedString }
    set { replaceAll(newValue.map { AttributedText($0) } ?? AttributedText("")) }
  }

  /// Text that is shown in grey while the field is empty.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set {
      shownPlaceholder = newValue.map {
        AttributedText($0, [.foregroundColor: UIColor.placeholderText])
      }
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder?.attributedString }
    set { shownPlaceholder = newValue.map { AttributedText($0) } }
  }
  var shownPlaceholder: AttributedText? { didSet { contentChanged() } }

  // MARK: Style

  /// The system font in 17 points by default. Setting it changes the whole text.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      replaceAll(edited.text.setting(.font, ownFont))
    }
  }
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Whether a font of a text style or of `UIFontMetrics` follows the user's preferred size; false
  /// by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { adaptFont() } }
  }

  /// `.label` by default. Setting it changes the whole text.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      replaceAll(edited.text.setting(.foregroundColor, ownColor))
    }
  }
  private var ownColor = UIColor.label

  /// `.natural` by default: the start of the text's own direction.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }

  /// The attributes that the field gives new text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      extraAttributes.merging([.font: ownFont, .foregroundColor: ownColor]) { $1 }
    }
    set {
      extraAttributes = newValue
      if let font = newValue[.font] as? UIFont { ownFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { ownColor = color }
      text = edited.text.string
    }
  }
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]

  /// `.none` by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      setNeedsDisplay()
      contentChanged()
    }
  }
  /// Drawn over the whole field if there is no border; nil by default.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// Replaces `background` while the field is disabled; nil by default.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the font shrinks if the text is too wide, except during editing; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }
  /// The minimum size in points; 0, the default, for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { contentChanged() } }

  // MARK: Editing

  /// Whether the field is first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text is removed when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Stored, but without effect; false by default.
  open var allowsEditingTextAttributes = false
  /// Stored, but without effect: the virtual device shows no keyboard.
  open var inputView: UIView?
  open var inputAccessoryView: UIView?

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate whether editing may begin, then ends the previous responder's editing; false
  /// if either refuses, and outside of a window.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { begin { super.becomeFirstResponder() } }

  /// Asks the delegate whether editing may end.
  @discardableResult
  open override func resignFirstResponder() -> Bool { end { super.resignFirstResponder() } }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditingUnasked() }
  }

  /// Moves the caret to the location of a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    if becomeFirstResponder() { putCaret(at: touch.location(in: canvas)) }
  }

  /// A tap begins editing.
  override var hasTap: Bool { true }

  // MARK: UIKeyInput

  open var hasText: Bool { edited.text.length > 0 }

  /// Like a key press, but without `shouldChange` calls.
  open func insertText(_ text: String) { replace(edited.selection, with: text) }

  open func deleteBackward() { deleteUnasked() }

  // MARK: Side views

  /// A view at the leading edge, inside the border; nil by default.
  open var leftView: UIView? { didSet { replacePart(oldValue, leftView) } }
  open var rightView: UIView? { didSet { replacePart(oldValue, rightView) } }
  /// `.never` by default.
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }
  /// When the clear button is shown, if there is text; `.never` by default.
  open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The area of the text outside of editing.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, leading: true, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, leading: false, in: bounds)
  }

  /// Draws the text into `rect` of the text area.
  open func drawText(in rect: CGRect) { drawShownText(in: rect) }

  // MARK: UIView

  open override func draw(_ rect: CGRect) { drawBorder(in: borderRect(forBounds: bounds)) }

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  open override var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { endEditingUnasked() }
      setNeedsDisplay()
    }
  }

  private func adaptFont() {
    guard adjustsFontForContentSizeCategory else { return }
    ownFont = ownFont.adapted(to: traitCollection)
    // Preserves the selection.
    edited.text = edited.text.adapted(to: traitCollection)
    shownPlaceholder = shownPlaceholder?.adapted(to: traitCollection)
    contentChanged()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory { adaptFont() }
    contentChanged()
    super.traitsChanged(from: old, to: new)
  }

  // MARK: UITextInputTraits

  /// Whether each character is shown as a dot; false by default.
  open var isSecureTextEntry = false { didSet { contentChanged() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  // MARK: Implementation

  package var edited = EditedText(AttributedText(""))
  package let canvas = FieldText(frame: .zero)
  /// Created when needed.
  var placeholderLabel: UILabel?
  package var clearButton: ClearButton?
  package var isEndingUnasked = false

  package func contentChanged() {
    setNeedsLayout()
    canvas.setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func replacePart(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    contentChanged()
  }
}

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// Decides about and observes editing of a field. Every requirement is optional.
///
/// From one field to the next: should begin of the new one; should end and did end of the old one;
/// did begin of the new one. For each key: should change, then the field's `.editingChanged`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may become first responder; true if not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may resign as first responder; true if not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Not called if the next method is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user may replace `range`; true if not implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button removes the text; true if not implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key has its default effect; true if not implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { yes() }
  public func textFieldDidBeginEditing(_ textField: UITextField) { Unanswered.mark() }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { yes() }
  public func textFieldDidEndEditing(_ textField: UITextField) { Unanswered.mark() }
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { Unanswered.mark() }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { yes() }
  public func textFieldDidChangeSelection(_ textField: UITextField) { Unanswered.mark() }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { yes() }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { yes() }

  private func yes() -> Bool {
    Unanswered.mark()
    return true
  }
}
