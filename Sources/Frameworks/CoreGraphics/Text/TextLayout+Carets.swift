// Converts between positions and characters. Offsets are in UTF-16 units, as in Foundation's
// strings.
extension TextLayout {
  /// The rectangle of the caret before the character at `offset`. The rectangle's width is 0, and
  /// its height is the height of the line. Nil if there are no lines.
  package func caret(at offset: Int) -> CGRect? {
    FontLibrary.shared.lock.withLock {
      let position = utf8(offset)
      guard let line = lines.last(where: { $0.firstOffset <= position }) ?? lines.first else {
        return nil
      }
      let inside = min(max(position, line.firstOffset), line.lastOffset) - line.start
      let x = line.x + line.text.x(at: inside, inLine: line.index)
      return CGRect(x: x, y: line.top, width: 0, height: line.bottom - line.top)
    }
  }

  /// The bounding box of the lines that contain any part of `range`; nil if there are no lines.
  package func lineRect(for range: Range<Int>) -> CGRect? {
    guard let start = caret(at: range.lowerBound), let end = caret(at: range.upperBound) else {
      return nil
    }
    guard start.minY != end.minY else { return start.union(end) }
    return CGRect(x: 0, y: start.minY, width: size.width, height: end.maxY - start.minY)
  }

  /// The offset of the character boundary nearest to `point`.
  package func offset(at point: CGPoint) -> Int {
    FontLibrary.shared.lock.withLock {
      guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last else { return 0 }
      let inside = line.text.offset(at: point.x - line.x, inLine: line.index)
      return utf16(line.start + inside)
    }
  }

  private func utf8(_ offset: Int) -> Int {
    let units = text.utf16
    let index = units.index(
      units.startIndex, offsetBy: max(offset, 0), limitedBy: units.endIndex)
    return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
  }

  private func utf16(_ offset: Int) -> Int {
    let bytes = text.utf8
    let index = bytes.index(
      bytes.startIndex, offsetBy: max(offset, 0), limitedBy: bytes.endIndex)
    return text.utf16.distance(from: text.startIndex, to: index ?? text.endIndex)
  }
}

extension TextLine {
  /// The UTF-8 offsets, in the layout's text, at which the line starts and ends.
  fileprivate var firstOffset: Int { start + text.start(ofLine: index) }
  fileprivate var lastOffset: Int { start + text.end(ofLine: index) }
}
