/// A single line of text that the user can edit.
///
/// Editing begins with a tap or by `becomeFirstResponder()`. During editing, keys that are sent to
/// the stage change the text. The interface is that of `UITextField.h`.
open class UITextField: UIControl, TextEditor, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  override var standardIsElement: Bool { true }
  override var standardValue: String? { spokenValue }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
    addSubview(canvas)
    canvas.drawText = { [weak self] in self?.drawText(in: $0) }
  }

  /// The delegate, which controls and observes editing by the user. Not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; empty by default. Setting this property to nil sets an empty text. Setting this
  /// property does not send an event.
  open var text: String? {
    get { edited.text.string }
    set { replaceAll(AttributedText(newValue ?? "", defaultTextAttributes)) }
  }

  /// The text with its attributes. The field provides attributes that are missing.
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

  /// The font; the system font at 17 points by default. Setting this property changes the whole
  /// text.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      replaceAll(edited.text.setting(.font, ownFont))
    }
  }
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Whether a font of a text style or of `UIFontMetrics` changes with the user's preferred text
  /// size; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { adaptFont() } }
  }

  /// The colour of the text; `.label` by default. Setting this property changes the whole text.
  open var textColor: UIColor? {
    get { ownColor }
    set {
      ownColor = newValue ?? .label
      replaceAll(edited.text.setting(.foregroundColor, ownColor))
    }
  }
  private var ownColor = UIColor.label

  /// The alignment of the text. By default it is `.natural`, which means the start of the text's
  /// own direction.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }

  /// The attributes that new text has by default.
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

  /// The style of the border; `.none` by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      setNeedsDisplay()
      contentChanged()
    }
  }
  /// An image that is drawn over the whole field if there is no border; nil by default.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The image that replaces `background` while the field is disabled; nil by default.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the font becomes smaller if the text is too wide, except while editing; false by
  /// default.
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }
  /// The minimum size of the font, in points. If it is 0 (the default), there is no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { contentChanged() } }

  // MARK: Editing

  /// Whether the field is the first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Whether the text is removed when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the user may change attributes; false by default. The value is stored, but has no
  /// effect.
  open var allowsEditingTextAttributes = false
  /// A view that replaces the keyboard; nil by default. While editing, call `reloadInputViews()` to
  /// show a new view.
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

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks the delegate whether editing may begin, then ends editing in the previous first
  /// responder. Returns false if the delegate or the previous first responder refuses, or if the
  /// field is not in a window.
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

  /// Always true, because a tap begins editing.
  override var hasTap: Bool { true }

  // MARK: UIKeyInput

  open var hasText: Bool { edited.text.length > 0 }

  /// Inserts text as a key press does, but does not call the `shouldChange` methods.
  open func insertText(_ text: String) { replace(edited.selection, with: text) }

  open func deleteBackward() { deleteUnasked() }

  // MARK: Side views

  /// A view at the leading edge, inside the border; nil by default.
  open var leftView: UIView? { didSet { replacePart(oldValue, leftView) } }
  open var rightView: UIView? { didSet { replacePart(oldValue, rightView) } }
  /// When the left view is shown; `.never` by default.
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }
  /// When the clear button is shown in a field that has text; `.never` by default.
  open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The area of the text while it is not being edited.
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

  /// Draws the text in the rectangle `rect` of the text area.
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
    // Only the text is set, so the selection stays the same.
    edited.text = edited.text.adapted(to: traitCollection)
    shownPlaceholder = shownPlaceholder?.adapted(to: traitCollection)
    contentChanged()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory { adaptFont() }
    contentChanged()
    super.traitsChanged(from: old, to: new)
  }

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
  /// The label of the placeholder, created when it is needed.
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

// Posted by the field, which is the notification's object.
extension UITextField {
  /// Posted when editing has begun, after the delegate was told.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text. Not posted when the app sets the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The reason for the end of editing, in the user info of `textDidEndEditingNotification`: the raw
  /// value of a `DidEndEditingReason`.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// Controls and observes editing in a field. Every requirement is optional.
///
/// When editing moves from one field to another, the order of calls is: should begin (new field),
/// should end and did end (old field), did begin (new field). For each key, the order of calls is:
/// should change, then the field's event `.editingChanged`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may become first responder; true if not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the field may resign as first responder; true if not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended. Not called if `textFieldDidEndEditing(_:reason:)` is
  /// implemented.
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
