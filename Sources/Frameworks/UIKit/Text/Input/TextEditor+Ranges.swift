// The implementation of `UITextInput` for text fields and text views. Apps cannot override the
// members below, because they are in an extension. Methods that apps override are declared in the
// classes `UITextField` and `UITextView`.
extension UITextInput {
  public func text(in range: UITextRange) -> String? {
    guard let range = editor?.range(range) else { return nil }
    return (editor?.edited.text.string as NSString?)?.substring(with: range)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard let editor, let range = editor.range(range) else { return }
    editor.replace(range, with: text)
  }

  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}

  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  public var endOfDocument: UITextPosition { TextOffset(editor?.edited.text.length ?? 0) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else {
      return nil
    }
    let start = min(from.offset, to.offset)
    return TextSpan(NSRange(location: start, length: max(from.offset, to.offset) - start))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let editor, let start = position as? TextOffset else { return nil }
    let (place, isOver) = start.offset.addingReportingOverflow(offset)
    guard !isOver, 0...editor.edited.text.length ~= place else { return nil }
    return TextOffset(place)
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: 0 - offset)
    case .up, .down:
      editor?.position(from: position, lines: direction == .up ? 0 - offset : offset)
    }
  }

  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.offset - from.offset
  }

  public func firstRect(for range: UITextRange) -> CGRect {
    guard let editor, let range = editor.range(range) else { return .zero }
    return editor.lineRects(of: range).first ?? .zero
  }

  public func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? {
    guard let editor, let range = editor.range(range) else { return nil }
    let offset = editor.offset(closestTo: point)
    return TextOffset(min(max(offset, range.location), range.location + range.length))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let editor, editor.edited.text.length > 0 else { return nil }
    let string = editor.edited.text.string as NSString
    let place = min(editor.offset(closestTo: point), string.length - 1)
    return TextSpan(string.rangeOfComposedCharacterSequence(at: place))
  }

  private var editor: (any TextEditor)? { self as? any TextEditor }
}

extension TextEditor {
  /// The part of a range that is inside the text; nil if the range was not created by a text field
  /// or text view.
  func range(_ range: UITextRange) -> NSRange? {
    guard let range = (range as? TextSpan)?.range else { return nil }
    let start = min(range.location, edited.text.length)
    return NSRange(location: start, length: min(range.length, edited.text.length - start))
  }

  var selectedSpan: UITextRange? {
    get { TextSpan(edited.selection) }
    set {
      guard let newValue, let range = range(newValue) else { return }
      edited.select(range)
      selectionChanged()
    }
  }

  /// The caret's rectangle at a position; zero if the position was not created by a text field or
  /// text view.
  func caretArea(at position: UITextPosition) -> CGRect {
    guard let offset = (position as? TextOffset)?.offset else { return .zero }
    return caretLine(at: min(offset, edited.text.length)).insetBy(dx: -TextCaret.width / 2, dy: 0)
  }

  /// The rectangles of the parts of a range, one per line. For a range without text, the result is
  /// the caret's rectangle.
  func lineRects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [caretLine(at: range.location)] }
    let string = edited.text.string as NSString
    var rects: [CGRect] = []
    var place = range.location
    while place < range.location + range.length {
      let next = min(
        NSMaxRange(string.rangeOfComposedCharacterSequence(at: place)),
        range.location + range.length)
      let (start, end) = (caretLine(at: place), caretLine(at: next))
      // The caret after the last character of a wrapped line is at the start of the next line.
      let area = start.minY == end.minY ? start.union(end) : start
      if let last = rects.last, last.minY == area.minY {
        rects[rects.count - 1] = last.union(area)
      } else {
        rects.append(area)
      }
      place = next
    }
    return rects
  }

  func selectionAreas(of range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(range), range.length > 0 else { return [] }
    let rects = lineRects(of: range)
    return rects.enumerated().map {
      TextLineSelection($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  /// The position that is `lines` lines below `position`; nil if there is no such line.
  func position(from position: UITextPosition, lines: Int) -> UITextPosition? {
    guard let offset = (position as? TextOffset)?.offset else { return nil }
    let start = caretLine(at: min(offset, edited.text.length))
    let point = CGPoint(x: start.minX, y: start.midY + CGFloat(lines) * start.height)
    let end = self.offset(closestTo: point)
    guard lines == 0 || caretLine(at: end).minY != start.minY else { return nil }
    return TextOffset(end)
  }
}
