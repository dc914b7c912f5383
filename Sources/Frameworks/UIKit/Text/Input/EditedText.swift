/// A text with a selection, and the operations that edit it. Offsets are in UTF-16 units.
package struct EditedText {
  package var text: AttributedText
  /// The range that typed text replaces. A range with a length of 0 is the caret. The range is
  /// always inside the text.
  package private(set) var selection = NSRange(location: 0, length: 0)

  package init(_ text: AttributedText) {
    self.text = text
    selectEnd()
  }

  package mutating func selectEnd() { selection = NSRange(location: text.length, length: 0) }

  /// Selects the part of `range` that is inside the text.
  package mutating func select(_ range: NSRange) { selection = existing(range) }

  private func existing(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), text.length)
    let end = min(max(start, range.location + range.length), text.length)
    return NSRange(location: start, length: end - start)
  }

  /// The range that the delete key removes: the selection or, if it is empty, the whole character
  /// before the caret. The range is nil if the caret is at the start.
  package var rangeToDelete: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (text.string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// Replaces the part of `range` that is inside the text. The caret is placed after the new text.
  package mutating func replace(
    _ range: NSRange, with string: String, _ attributes: [NSAttributedString.Key: Any]
  ) {
    let range = existing(range)
    text = text.replacing(range, with: string, attributes)
    select(NSRange(location: range.location + (string as NSString).length, length: 0))
  }

  package mutating func moveCaret(by count: Int) {
    let string = text.string as NSString
    var place = selection.location
    if count > 0 { place += selection.length }
    for _ in 0..<abs(count) {
      if count < 0, place > 0 {
        place = string.rangeOfComposedCharacterSequence(at: place - 1).location
      } else if count > 0, place < string.length {
        let character = string.rangeOfComposedCharacterSequence(at: place)
        place = character.location + character.length
      }
    }
    select(NSRange(location: place, length: 0))
  }
}
