// The places of characters in the content of a text view.
extension UITextView {
  package func caretLine(at offset: Int) -> CGRect {
    let line =
      currentLayout.caret(at: offset) ?? CGRect(x: 0, y: 0, width: 0, height: emptyHeight)
    return line.offsetBy(dx: margins.left, dy: margins.top)
  }

  package func offset(closestTo point: CGPoint) -> Int { offset(at: point) }

  /// The position in the text that is nearest to a point of the content.
  package func offset(at point: CGPoint) -> Int {
    currentLayout.offset(at: CGPoint(x: point.x - margins.left, y: point.y - margins.top))
  }

  /// The rectangle around the lines that contain `range`, in the content's coordinate system; nil
  /// if the range is beyond the text.
  func textRect(for range: NSRange) -> CGRect? {
    let end = min(range.location + range.length, edited.text.length)
    guard range.location <= end,
      let rect = currentLayout.lineRect(for: range.location..<end)
    else { return nil }
    return rect.offsetBy(dx: margins.left, dy: margins.top)
  }
}
