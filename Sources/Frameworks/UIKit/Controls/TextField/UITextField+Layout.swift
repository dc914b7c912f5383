// Lays out the parts of a field.
extension UITextField {
  /// The text that assistive technology speaks: one dot for each character of a secret text, and the
  /// placeholder while the field is empty (facts M.21).
  var spokenValue: String? {
    let text = edited.text.string
    guard !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
  }

  // The dimensions, in points, of a text field with a 17-point font. The values are said to be
  // measurements on iOS, but are `unverified`.
  private static let borderedInset: CGFloat = 7
  private static let borderedHeight: CGFloat = 34
  private static let plainHeight: CGFloat = 22
  private static let gap: CGFloat = 5

  private var inset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel, .roundedRect: Self.borderedInset
    }
  }

  // MARK: Rectangles

  func sideRect(of view: UIView?, leading: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size
    let x = leading == isMirrored ? bounds.maxX - size.width : bounds.minX
    return CGRect(
      x: x, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  func clearRect(in bounds: CGRect) -> CGRect {
    let side = ClearButton.side
    let x = isMirrored ? bounds.minX + Self.gap : bounds.maxX - side - Self.gap
    return CGRect(x: x, y: bounds.minY + (bounds.height - side) / 2, width: side, height: side)
  }

  /// The area that is left for the text between the views beside it.
  func contentRect(in bounds: CGRect) -> CGRect {
    var (leading, trailing) = (inset, inset)
    if isShown(leftView, leftViewMode) {
      // An override may place the view at a distance from the field's edge.
      let rect = leftViewRect(forBounds: bounds)
      let end = isMirrored ? bounds.maxX - rect.minX : rect.maxX - bounds.minX
      leading = max(leading, max(end, rect.width) + inset)
    }
    if isShown(rightView, rightViewMode) {
      trailing = max(trailing, rightViewRect(forBounds: bounds).width + inset)
    } else if showsClearButton {
      trailing = max(trailing, ClearButton.side + 2 * Self.gap)
    }
    let rect = CGRect(
      x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY,
      width: max(bounds.width - leading - trailing, 0), height: bounds.height)
    return rect
  }

  var fittingSize: CGSize {
    let longest = max(naturalText.layout().size.width, placeholderWidth)
    let free = CGRect(x: 0, y: 0, width: LabelText.unlimited, height: 0)
    let taken = free.width - textRect(forBounds: free).width
    let line = (font ?? StyledText.defaultFont).lineHeight
    let height = borderStyle == .none ? max(line, Self.plainHeight) : Self.borderedHeight
    let least = borderStyle == .none ? line : line + 2 * 5
    let scale = layer.contentsScale
    return CGSize(
      width: ((longest + taken) * scale).rounded(.up) / scale,
      height: (max(height, least) * scale).rounded(.up) / scale)
  }

  private var placeholderWidth: CGFloat {
    shownPlaceholder.map { styled($0).layout().size.width } ?? 0
  }

  // MARK: Layout

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    switch mode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  private var showsClearButton: Bool {
    guard hasText, isEnabled, !isShown(rightView, rightViewMode) else { return false }
    return isShown(self, clearButtonMode)
  }

  func layoutParts() {
    place(leftView, leftViewMode, leftViewRect(forBounds: bounds))
    place(rightView, rightViewMode, rightViewRect(forBounds: bounds))
    placeClearButton()
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    canvas.frame = rect.standardized
    placePlaceholder()
    placeCaret()
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ frame: CGRect) {
    guard let view else { return }
    guard isShown(view, mode) else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frameWithoutTransform = frame
  }

  private func placeClearButton() {
    guard showsClearButton || clearButton != nil else { return }
    let button = clearButton ?? makeClearButton()
    button.isHidden = !showsClearButton
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> ClearButton {
    let button = ClearButton(frame: .zero)
    button.addAction(UIAction { [weak self] _ in self?.pressClear() }, for: .touchUpInside)
    clearButton = button
    addSubview(button)
    return button
  }

  private func placePlaceholder() {
    guard shownPlaceholder != nil || placeholderLabel != nil else { return }
    let label = placeholderLabel ?? makePlaceholderLabel()
    label.font = font
    label.textColor = .placeholderText
    label.show(shownPlaceholder)
    label.textAlignment = textAlignment
    label.lineBreakMode = .byTruncatingTail
    label.isHidden = hasText
    label.frame = placeholderRect(forBounds: bounds)
  }

  private func makePlaceholderLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    placeholderLabel = label
    insertSubview(label, belowSubview: canvas)
    return label
  }

  private func placeCaret() {
    guard isEditing, edited.selection.length == 0 else { return canvas.caret.show(at: nil) }
    let text = wideLayout
    let line = text.caret(at: shownOffset(edited.selection.location))
    if let line, text.size.width > canvas.bounds.width {
      canvas.scroll(to: line.minX, of: text.size.width)
    } else {
      canvas.scrollBack()
    }
    let area = caretRect(for: TextOffset(edited.selection.location))
    canvas.caret.show(in: area.offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY))
  }

  package func caretLine(at offset: Int) -> CGRect {
    let height = (font ?? StyledText.defaultFont).lineHeight
    let place =
      wideLayout.caret(at: shownOffset(offset))
      ?? CGRect(x: emptyX, y: 0, width: 0, height: height)
    let shown = place.offsetBy(dx: -canvas.shift, dy: top(of: place.height))
    let edge = TextCaret.width / 2
    let x = min(max(shown.minX, edge), max(canvas.bounds.width - edge, edge))
    return CGRect(x: x, y: shown.minY, width: 0, height: shown.height)
      .offsetBy(dx: canvas.frame.minX, dy: canvas.frame.minY)
  }

  package func offset(closestTo point: CGPoint) -> Int {
    offset(at: CGPoint(x: point.x - canvas.frame.minX, y: point.y - canvas.frame.minY))
  }

  /// The x-coordinate at which an empty text starts.
  private var emptyX: CGFloat {
    switch textAlignment {
    case .left, .justified: 0
    case .center: canvas.bounds.width / 2
    case .right: canvas.bounds.width
    case .natural: isMirrored ? canvas.bounds.width : 0
    }
  }

  // MARK: Text

  /// The displayed text with all properties that determine its look. For secure text entry, the
  /// displayed text consists of dots.
  private var naturalText: StyledText {
    guard isSecureTextEntry else { return styled(edited.text) }
    let dots = String(repeating: "•", count: edited.text.string.count)
    return styled(AttributedText(dots, defaultTextAttributes))
  }

  private func styled(_ text: AttributedText) -> StyledText {
    let complete = text.over(defaultTextAttributes)
    var result: StyledText?
    asCurrent { result = StyledText(complete) }
    var styled = result ?? StyledText(complete)
    let alignment = TextParagraph.Alignment(textAlignment)
    styled.restyle {
      $0.alignment = alignment
      $0.lineBreak = .truncateTail
      $0.isSingleLine = false
    }
    return styled
  }

  /// The offset in the displayed text that corresponds to an offset in the actual text.
  private func shownOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    return (edited.text.string as NSString).substring(to: offset).count
  }

  /// The whole text on one line. Text that fits is aligned in the field.
  private var wideLayout: TextLayout {
    let text = naturalText
    let free = text.layout(lines: 1)
    let available = canvas.bounds.width
    return free.size.width > available ? free : text.layout(width: available, lines: 1)
  }

  /// The layout of the displayed text. While editing, the layout contains the whole text; otherwise
  /// it contains the part that fits.
  private var shownLayout: TextLayout {
    guard !isEditing else { return wideLayout }
    var text = naturalText
    let available = canvas.bounds.width
    if adjustsFontSizeToFitWidth {
      let size = max((font ?? StyledText.defaultFont).pointSize, 1)
      text = text.scaled(by: max(text.scale(toFit: available), min(minimumFontSize / size, 1)))
    }
    return text.layout(width: available, lines: 1)
  }

  private func top(of height: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: (canvas.bounds.height - height) / 2
    case .top: 0
    case .bottom: canvas.bounds.height - height
    }
  }

  func drawShownText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), hasText else { return }
    let layout = shownLayout
    let scale = layer.contentsScale
    let baseline = ((top(of: layout.size.height) + layout.firstBaseline) * scale).rounded() / scale
    layout.draw(
      in: context,
      at: CGPoint(x: rect.minX - canvas.shift, y: rect.minY + baseline - layout.firstBaseline))
  }

  /// The offset in the actual text that is nearest to `point`, a point of the text area.
  package func offset(at point: CGPoint) -> Int {
    let offset = wideLayout.offset(at: CGPoint(x: point.x + canvas.shift, y: 0))
    guard isSecureTextEntry else { return offset }
    return String(edited.text.string.prefix(offset)).utf16.count
  }

  // MARK: Border

  /// Draws the border in the style of iOS (`unverified`).
  func drawBorder(in rect: CGRect) {
    let line = 1 / CGFloat(layer.contentsScale)
    switch borderStyle {
    case .none:
      (isEnabled ? background : disabledBackground ?? background)?.draw(in: rect)
    case .line:
      UIColor.label.setStroke()
      stroke(UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)), width: 1)
    case .bezel:
      UIColor.systemGray.setStroke()
      stroke(UIBezierPath(rect: rect.insetBy(dx: 1, dy: 1)), width: 2)
    case .roundedRect:
      let shape = UIBezierPath(
        roundedRect: rect.insetBy(dx: line / 2, dy: line / 2), cornerRadius: 5)
      (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).setFill()
      shape.fill()
      UIColor.systemGray4.setStroke()
      stroke(shape, width: line)
    }
  }

  private func stroke(_ path: UIBezierPath, width: CGFloat) {
    path.lineWidth = width
    path.stroke()
  }
}
