/// A view whose text can be read, selected and changed by positions and ranges.
///
/// Text fields and text views conform to this protocol. A class of the app may conform to this
/// protocol as well, but the keyboard types only into text fields and text views.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range; nil if the range belongs to another view.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range. The caret is placed after the new text.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range. A range without text is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text that an input method is composing. The range is always nil, because
  /// Matchcut's keyboard does not compose text.
  var markedTextRange: UITextRange? { get }
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position that is `offset` UTF-16 units after `position`; nil if it would be outside the
  /// text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position that is `offset` characters away in a direction on screen. The directions up and
  /// down move between lines.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two positions in UTF-16 units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The rectangle of the first line of a range, in the view's coordinate system.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a caret at a position, in the view's coordinate system. If an override
  /// returns a rectangle without width or height, the caret is hidden.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of the lines of a range, in the view's coordinate system.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point; nil if there is no text.
  func characterRange(at point: CGPoint) -> UITextRange?
}
