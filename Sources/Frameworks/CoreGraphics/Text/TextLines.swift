/// Breaks runs into lines, and places the lines below each other.
struct TextLines {
  let paragraphs: [TextPiece]
  let style: TextParagraph
  let width: CGFloat?
  private(set) var lines: [TextLine] = []
  private(set) var size = CGSize.zero
  var isTruncated = false

  /// `style` applies to paragraphs whose runs do not have a paragraph style.
  init(runs: [TextRun], paragraph style: TextParagraph, width: CGFloat?) {
    paragraphs = TextPiece.paragraphs(of: runs)
    self.style = style
    self.width = width
  }

  mutating func build(lineLimit: Int) {
    for (number, piece) in paragraphs.enumerated() {
      let isLast = number == paragraphs.count - 1
      let left = lineLimit > 0 ? lineLimit - lines.count : Int.max
      guard left > 0 else { break }
      add(piece, atMost: left, isLast: isLast)
    }
    align()
  }

  private mutating func add(_ piece: TextPiece, atMost limit: Int, isLast: Bool) {
    let style = piece.style ?? style
    let available = AvailableWidth(style, width: width)
    if style.isSingleLine {
      let isCut = !isLast && limit == 1
      addShortened(piece, from: 0, style, available, followed: isCut, startsParagraph: true)
      isTruncated = isTruncated || isCut
      return
    }
    guard let whole = ShapedText(piece.runs, style: style, available: available) else { return }
    let count = whole.lineCount
    let isCut = count > limit || (count == limit && !isLast)
    for index in 0..<(isCut ? limit - 1 : count) { add(whole, index, of: piece, style, available) }
    guard isCut else { return }
    isTruncated = true
    switch style.lineBreak {
    case .wordWrap, .characterWrap: add(whole, limit - 1, of: piece, style, available)
    case .clip, .truncateHead, .truncateMiddle, .truncateTail:
      addShortened(
        piece, from: whole.start(ofLine: limit - 1), style, available, followed: !isLast,
        startsParagraph: limit == 1)
    }
  }

  mutating func add(
    _ text: ShapedText, _ index: Int, of piece: TextPiece, _ style: TextParagraph,
    _ available: AvailableWidth, startsParagraph: Bool? = nil
  ) {
    let glyphs = text.glyphs(inLine: index)
    let styles =
      glyphs.isEmpty ? [text.style(at: text.start(ofLine: index))] : glyphs.map(\.style)
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    for style in styles {
      ascent = max(ascent, style.ascent)
      descent = max(descent, style.descent)
    }
    // If the paragraph style makes the line higher than the font requires, the additional height is
    // above the text, as in TextKit.
    let natural = ascent + descent
    var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    ascent += height - natural
    let isFirst = startsParagraph ?? (index == 0)
    var top = size.height
    if let last = lines.last {
      top += last.style.lineSpacing
      if isFirst { top += last.style.paragraphSpacing + style.paragraphSpacingBefore }
    }
    let advance = glyphs.reduce(CGFloat(0)) { $0 + $1.width }
    let start = isFirst ? available.first : available.others
    lines.append(
      TextLine(
        text: text, index: index, start: piece.start, style: style, indent: start,
        end: available.end,
        baseline: top + ascent, ascent: ascent, descent: descent, width: advance))
    size.height = top + height
    size.width = max(size.width, min(start + advance, width ?? start + advance))
  }

  private mutating func align() {
    let whole = width ?? size.width
    for index in lines.indices {
      let line = lines[index]
      let isBackward = line.text.isRightToLeft(line.index)
      let free = max((line.end ?? whole) - line.indent - line.width, 0)
      let shift: CGFloat
      switch line.style.alignment {
      case .left: shift = isBackward ? free : 0
      case .right: shift = isBackward ? 0 : free
      case .center: shift = free / 2
      case .natural, .justified: shift = 0
      }
      let start = line.indent + shift
      lines[index].x = isBackward ? whole - start - line.width : start
    }
  }
}

/// A line with its baseline and position, relative to the top left corner of the layout.
struct TextLine {
  var text: ShapedText
  /// The index of the line in `text`.
  var index: Int
  /// The UTF-8 offset of `text` in the layout's text.
  var start: Int
  var style: TextParagraph
  /// The distances from the leading edge of the paragraph to the start and the end of the line.
  var indent: CGFloat
  var end: CGFloat?
  /// The distance from the left edge of the layout.
  var x: CGFloat = 0
  var baseline: CGFloat
  var ascent: CGFloat
  var descent: CGFloat
  var width: CGFloat

  var top: CGFloat { baseline - ascent }
  var bottom: CGFloat { baseline + descent }
}
