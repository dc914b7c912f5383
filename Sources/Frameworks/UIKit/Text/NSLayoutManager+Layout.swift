// The questions about a layout. A range of glyphs is a range of UTF-16 units.
extension NSLayoutManager {
  // MARK: Glyphs and characters

  public var numberOfGlyphs: Int { whole.length }
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The range of the whole text, which is laid out in the first container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? whole : NSRange(location: whole.length, length: 0)
  }
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let layout = currentLayout
    let start = layout.offset(at: CGPoint(x: -.greatestFiniteMagnitude, y: bounds.minY))
    let end = layout.offset(at: CGPoint(x: CGFloat.greatestFiniteMagnitude, y: bounds.maxY))
    return NSRange(location: start, length: max(end - start, 0))
  }
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    effectiveGlyphRange?.pointee = whole
    return textContainers.first
  }

  // MARK: Rectangles

  /// The rectangle of the laid-out text with the padding of its lines.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first, whole.length > 0 else { return .zero }
    let size = currentLayout.size
    return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
  }
  /// The rectangle around the lines' parts that contain a range; empty for a range outside the text.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let range = NSIntersectionRange(glyphRange, whole)
    guard container === textContainers.first, range.length > 0 else { return .zero }
    let rect = currentLayout.lineRect(for: range.location..<(range.location + range.length))
    return rect?.offsetBy(dx: padding, dy: 0) ?? .zero
  }
  /// The rectangle of a line, as wide as the container.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.rect
  }
  /// The rectangle of a line's text, with its padding.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = line.range
    return line.usedRect
  }
  /// Empty: a line break at the end has no line of its own.
  public var extraLineFragmentRect: CGRect { .zero }

  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    forEachLine(in: glyphRange) { line in
      block(line.rect, line.usedRect, container, line.range, &stop)
      return !stop.boolValue
    }
  }
  /// Calls `block` with the rectangle of each line's part of a range.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    forEachLine(in: glyphRange) { line in
      let part = NSIntersectionRange(line.range, glyphRange)
      let left = currentLayout.caret(at: part.location)?.minX ?? 0
      let end = part.location + part.length
      let isLineEnd = end >= line.range.location + line.range.length
      let right =
        isLineEnd ? line.usedRect.maxX - 2 * padding : currentLayout.caret(at: end)?.minX ?? left
      block(
        CGRect(
          x: left + padding, y: line.rect.minY, width: max(right - left, 0),
          height: line.rect.height), &stop)
      return !stop.boolValue
    }
  }

  private struct Line {
    var range: NSRange
    var rect: CGRect
    var usedRect: CGRect
  }

  private func line(at index: Int) -> Line? {
    let layout = currentLayout
    guard isValidGlyphIndex(index), let caret = layout.caret(at: index) else { return nil }
    func offset(_ x: CGFloat) -> Int { layout.offset(at: CGPoint(x: x, y: caret.midY)) }
    func isHere(_ place: Int) -> Bool { layout.caret(at: place)?.minY == caret.minY }
    var start = min(offset(-.greatestFiniteMagnitude), index)
    while start > 0, isHere(start - 1) { start -= 1 }
    // A space at which the line wraps belongs to the line.
    var end = max(offset(.greatestFiniteMagnitude), index + 1)
    while end < numberOfGlyphs, isHere(end) { end += 1 }
    let left = layout.caret(at: start)?.minX ?? 0
    let last = layout.caret(at: end)
    let right = last?.minY == caret.minY ? last?.minX ?? left : layout.size.width
    let width = textContainers.first?.size.width ?? 0
    let isFree = width <= 0 || width >= LabelText.unlimited
    let full = isFree ? layout.size.width + 2 * padding : width
    return Line(
      range: NSRange(location: start, length: end - start),
      rect: CGRect(x: 0, y: caret.minY, width: full, height: caret.height),
      usedRect: CGRect(
        x: left, y: caret.minY, width: right - left + 2 * padding, height: caret.height))
  }

  private func forEachLine(in range: NSRange, _ body: (Line) -> Bool) {
    var place = range.location
    while place < min(range.location + range.length, whole.length), let line = line(at: place) {
      guard body(line) else { return }
      place = max(line.range.location + line.range.length, place + 1)
    }
  }

  // MARK: Points

  /// The glyph at or nearest to a point.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    let place = CGPoint(x: point.x - padding, y: point.y)
    var index = currentLayout.offset(at: place)
    if let caret = currentLayout.caret(at: index), caret.minX > place.x, caret.minY <= place.y {
      index -= 1
    }
    return min(max(index, 0), max(numberOfGlyphs - 1, 0))
  }
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let index = glyphIndex(for: point, in: container)
    partialFraction?.pointee = fraction(at: index, point)
    return index
  }
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat { fraction(at: glyphIndex(for: point, in: container), point) }

  private func fraction(at index: Int, _ point: CGPoint) -> CGFloat {
    guard let left = currentLayout.caret(at: index), let right = currentLayout.caret(at: index + 1),
      right.minY == left.minY, right.minX > left.minX
    else { return 0 }
    return min(max((point.x - padding - left.minX) / (right.minX - left.minX), 0), 1)
  }

  // MARK: Invalidation

  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }
  public func invalidateDisplay(forCharacterRange charRange: NSRange) {
    textStorage?.changed?()
  }
  public func invalidateDisplay(forGlyphRange glyphRange: NSRange) { textStorage?.changed?() }
  public func ensureLayout(for container: NSTextContainer) { _ = currentLayout }
  public func ensureLayout(forCharacterRange charRange: NSRange) { _ = currentLayout }
  public func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = currentLayout }
  public func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = currentLayout }
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = currentLayout }
}
