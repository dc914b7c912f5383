/// One line of text that the user can change.
///
/// It begins to edit at a tap, or by `becomeFirstResponder()`; the keys of the stage write into
/// it from then on. Source: `UITextField.h`.
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

  /// Asked before and told after what the user does; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// Empty by default; nil sets it so. Setting it sends no event.
  open var text: String? {
    get { edited.text.string }
    set { replaceAll(AttributedText(newValue ?? "", defaultTextAttributes)) }
  }

  /// What its attributes leave open comes from the field.
  open var attributedText: NSAttributedString? {
    get { edited.text.attributedString }
    set { replaceAll(newValue.map { AttributedText($0) } ?? AttributedText("")) }
  }

  /// Shown in grey while there is no text.
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

  /// The system font at 17 points by default. Setting it changes the whole text.
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

  /// `.natural` by default: where the text's own direction begins.
  open var textAlignment = NSTextAlignment.natural { didSet { contentChanged() } }

  /// What the field's own settings make of text.
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
  /// Drawn over the whole field where there is no border; nil by default.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// Takes the place of `background` while the field is disabled; nil by default.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// Makes the font smaller where the text is too wide while it is not edited; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged() } }
  /// Points; 0, the default, for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { contentChanged() } }

  // MARK: Editing

  /// Whether the field is first responder.
  open var isEditing: Bool { isFirstResponder }
  /// Empties the field as editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Stored; false by default.
  open var allowsEditingTextAttributes = false
  /// Stored; the virtual device shows no keyboard.
  open var inputView: UIView?
  open var inputAccessoryView: UIView?

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Asks whether it may begin, then has the responder before end; false where either refuses, and
  /// outside of a window.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { begin { super.becomeFirstResponder() } }

  /// Asks whether it may end.
  @discardableResult
  open override func resignFirstResponder() -> Bool { end { super.resignFirstResponder() } }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endEditingUnasked() }
  }

  /// A tap puts the caret where it lands.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    if becomeFirstResponder() { putCaret(at: touch.location(in: canvas)) }
  }

  /// A tap begins to edit.
  override var hasTap: Bool { true }

  // MARK: UIKeyInput

  open var hasText: Bool { edited.text.length > 0 }

  /// As a key does, but nobody is asked.
  open func insertText(_ text: String) { replace(edited.selection, with: text) }

  open func deleteBackward() { deleteUnasked() }

  // MARK: Beside the text

  /// At the edge where the interface begins to read, inside the border; nil by default.
  open var leftView: UIView? { didSet { replacePart(oldValue, leftView) } }
  open var rightView: UIView? { didSet { replacePart(oldValue, rightView) } }
  /// `.never` by default.
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }
  /// When the button that empties the field is there, if there is text; `.never` by default.
  open var clearButtonMode = ViewMode.never { didSet { contentChanged() } }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is shown while it is not edited.
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

  /// Draws the text into `rect` of the view that holds it.
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
    // What is selected stays so.
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

  /// True shows a dot for each character; false by default.
  open var isSecureTextEntry = false { didSet { contentChanged() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!

  // MARK: Inner workings

  package var edited = EditedText(AttributedText(""))
  package let canvas = FieldText(frame: .zero)
  /// Made when needed.
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

/// Asked and told about the text of a field. Every requirement is optional.
///
/// From one field to the next: the new one's should begin; the old one's should end, did end; the
/// new one's did begin. For each key: should change, then the field's `.editingChanged`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether it may become first responder; true where it is not there.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether it may stop being first responder; true where it is not there.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Not called where the next one is there.
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user may replace `range`; true where it is not there.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button empties the field; true where it is not there.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key has its own effect; true where it is not there.
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
