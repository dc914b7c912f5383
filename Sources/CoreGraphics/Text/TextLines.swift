import CPango

/// Breaks runs into lines and stacks them.
struct TextLines {
  let runs: [TextRun]
  let paragraph: TextParagraph
  let width: CGFloat?
  private(set) var lines: [TextLine] = []
  private(set) var size = CGSize.zero
  private(set) var isTruncated = false

  init(runs: [TextRun], paragraph: TextParagraph, width: CGFloat?) {
    self.runs = runs
    self.paragraph = paragraph
    self.width = width
  }

  mutating func build(lineLimit: Int) {
    guard
      let whole = ShapedText(
        runs, width: width, lineBreak: paragraph.lineBreak,
        isJustified: paragraph.alignment == .justified)
    else { return }
    let count = whole.lineCount
    isTruncated = lineLimit > 0 && count > lineLimit
    for index in 0..<(isTruncated ? lineLimit - 1 : count) { add(whole, index) }
    if isTruncated { addLast(of: whole, at: lineLimit - 1) }
    align()
  }

  /// The last line that fits, and what stands for the rest.
  private mutating func addLast(of whole: ShapedText, at index: Int) {
    let mode: PangoEllipsizeMode
    switch paragraph.lineBreak {
    case .wordWrap, .characterWrap: return add(whole, index)
    case .clip: mode = PANGO_ELLIPSIZE_NONE
    case .truncateHead: mode = PANGO_ELLIPSIZE_START
    case .truncateMiddle: mode = PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: mode = PANGO_ELLIPSIZE_END
    }
    var rest = runs.dropping(utf8: whole.start(ofLine: index)).firstParagraph
    let isLastParagraph = runs.totalUTF8 == whole.start(ofLine: index) + rest.totalUTF8
    // Text goes on after a paragraph that fits: the ellipsis is all that says so.
    if !isLastParagraph, mode == PANGO_ELLIPSIZE_END, var last = rest.popLast() {
      last.text += "…"
      rest.append(last)
    }
    let isClipped = mode == PANGO_ELLIPSIZE_NONE
    guard
      let line = ShapedText(
        rest, width: isClipped ? nil : width, lineBreak: .wordWrap, ellipsis: mode)
    else { return add(whole, index) }
    add(line, 0, startsParagraph: whole.isParagraphStart(index))
  }

  private mutating func add(_ text: ShapedText, _ index: Int, startsParagraph: Bool? = nil) {
    let glyphs = text.glyphs(inLine: index)
    let styles =
      glyphs.isEmpty ? [text.style(at: text.start(ofLine: index))] : glyphs.map(\.style)
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    for style in styles {
      let metrics = style.font.metrics
      ascent = max(ascent, metrics.ascender + style.baselineOffset)
      descent = max(descent, -metrics.descender - style.baselineOffset)
    }
    // Extra height goes above the text, as TextKit does.
    let natural = ascent + descent
    var height = paragraph.lineHeightMultiple > 0 ? natural * paragraph.lineHeightMultiple : natural
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    ascent += height - natural
    var top = lines.isEmpty ? 0 : size.height + paragraph.lineSpacing
    if !lines.isEmpty, startsParagraph ?? text.isParagraphStart(index) {
      top += paragraph.paragraphSpacing
    }
    let advance = glyphs.reduce(CGFloat(0)) { $0 + $1.width }
    lines.append(
      TextLine(
        text: text, index: index, x: 0, baseline: top + ascent, ascent: ascent, descent: descent,
        width: advance))
    size.height = top + height
    size.width = max(size.width, min(advance, width ?? advance))
  }

  private mutating func align() {
    let room = width ?? size.width
    for index in lines.indices {
      let free = max(room - lines[index].width, 0)
      switch paragraph.alignment {
      case .left, .natural, .justified: continue
      case .center: lines[index].x = free / 2
      case .right: lines[index].x = free
      }
    }
  }
}

extension [TextRun] {
  fileprivate var totalUTF8: Int { reduce(0) { $0 + $1.text.utf8.count } }

  /// The runs without their first `count` bytes.
  fileprivate func dropping(utf8 count: Int) -> [TextRun] {
    var left = count
    return compactMap { run in
      let cut = Swift.min(left, run.text.utf8.count)
      left -= cut
      let text = String(decoding: run.text.utf8.dropFirst(cut), as: UTF8.self)
      return text.isEmpty ? nil : TextRun(text, style: run.style)
    }
  }

  /// The runs up to the first line end.
  fileprivate var firstParagraph: [TextRun] {
    var result: [TextRun] = []
    for run in self {
      guard let end = run.text.firstIndex(where: \.isNewline) else {
        result.append(run)
        continue
      }
      result.append(TextRun(String(run.text[..<end]), style: run.style))
      break
    }
    return result
  }
}

/// One line, its baseline and where it starts, from the layout's top left.
struct TextLine {
  var text: ShapedText
  var index: Int
  var x: CGFloat
  var baseline: CGFloat
  var ascent: CGFloat
  var descent: CGFloat
  var width: CGFloat
}
