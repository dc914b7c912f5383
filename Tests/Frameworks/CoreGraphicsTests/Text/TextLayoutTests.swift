import CoreGraphics
import Testing

private let body = TextStyle(font: FontDescription(size: 17))
private let sentence = "The quick brown fox jumps over the lazy dog and runs away"

private func layout(
  _ text: String, _ lineBreak: TextParagraph.LineBreak = .truncateTail, width: CGFloat? = nil,
  lines: Int = 0, alignment: TextParagraph.Alignment = .natural
) -> TextLayout {
  var paragraph = TextParagraph()
  paragraph.lineBreak = lineBreak
  paragraph.alignment = alignment
  return TextLayout(
    [TextRun(text, style: body)], paragraph: paragraph, width: width, lineLimit: lines)
}

struct TextLayoutTests {
  @Test func `a line is as high as its font, with the baseline inside`() {
    let metrics = body.font.metrics
    for text in ["Latin", "中文", "Both 都有"] {
      let line = layout(text)

      #expect(abs(line.size.height - metrics.lineHeight) < 1e-9, "\(text)")
      #expect(line.firstBaseline == metrics.ascender, "\(text)")
      #expect(line.firstBaseline > 0 && line.firstBaseline < line.size.height, "\(text)")
      #expect(line.lineCount == 1, "\(text)")
    }
  }

  @Test(arguments: ["x", "é", "翻", "👩‍👩‍👧"])
  func `a long word has the lines of a short one`(character: String) {
    let single = layout(character, .wordWrap).size.width
    let width = single * 10 + 1
    let long = layout(String(repeating: character, count: 3_000), .wordWrap, width: width)
    #expect(long.lineCount == 300)
    let line = layout(String(repeating: character, count: 3_000), .wordWrap)
    #expect(line.lineCount == 1 && abs(line.size.width - 3_000 * single) < 3)
  }

  @Test func `Chinese characters are one em wide`() {
    #expect(abs(layout("翻转卡片").size.width - 4 * 17) < 0.05)
  }

  @Test func `each script has its font and language`() {
    let faces = layout("Flip 翻转").resolvedFaces

    #expect(faces.map(\.family) == ["Inter", "Noto Sans CJK SC"])
    #expect(faces.map(\.language) == ["en", "zh-hans"])
  }

  @Test func `the style's language selects the regional font`() {
    for (language, family) in [
      ("ja", "Noto Sans CJK JP"), ("ko-KR", "Noto Sans CJK KR"), ("zh-Hant", "Noto Sans CJK TC"),
      ("zh-Hant-HK", "Noto Sans CJK HK"), ("en", "Noto Sans CJK SC"),
    ] {
      var style = body
      style.language = language
      #expect(
        TextLayout([TextRun("骨", style: style)]).resolvedFaces.map(\.family) == [family],
        "\(language)")
    }
  }

  @Test func `the Chinese font has two weights`() {
    for (weight, expected) in [(100, 400), (400, 400), (500, 400), (600, 700), (900, 700)] {
      let style = TextStyle(font: FontDescription(size: 17, weight: weight))
      let faces = TextLayout([TextRun("A中", style: style)]).resolvedFaces
      #expect(faces.map(\.weight) == [weight, expected])
    }
  }

  @Test func `a width limit wraps, and no line exceeds it`() {
    let whole = layout(sentence)
    let narrow = layout(sentence, width: 120)

    #expect(whole.lineCount == 1)
    #expect(narrow.lineCount >= Int((whole.size.width / 120).rounded(.up)))
    #expect(narrow.size.width <= 120)
    #expect(
      abs(narrow.size.height - CGFloat(narrow.lineCount) * body.font.metrics.lineHeight) < 1e-6)
    #expect(!narrow.isTruncated)
  }

  @Test func `a layout's own width fits its text on one line`() {
    for text in [sentence, "短句", "Mixed 混合 text", "W", "fi AV To"] {
      let natural = layout(text)
      #expect(layout(text, width: natural.size.width).lineCount == 1, "\(text)")
    }
  }

  @Test func `a word broken across lines gets no hyphen`() {
    let text = "Incomprehensibility"
    let word = layout(text, .characterWrap, width: 100)
    let end = (0..<text.count).first { (word.caret(at: $0)?.minY ?? 0) > 0 } ?? 0

    #expect(word.lineCount == 2)
    #expect(abs(word.size.width - layout(String(text.prefix(end))).size.width) < 0.5)
  }

  @Test func `every truncation mode keeps to one line and the width`() {
    for mode in [TextParagraph.LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
      let cut = layout(sentence, mode, width: 200, lines: 1)

      #expect(cut.isTruncated && cut.lineCount == 1, "\(mode)")
      #expect(cut.size.width <= 200 && cut.size.width > 150, "\(mode)")
    }
    #expect(!layout("Short", width: 200, lines: 1).isTruncated)
  }

  @Test func `truncation shows the end that its mode keeps`() {
    let tail = drawnText(layout(sentence, .truncateTail, width: 200, lines: 1))
    let head = drawnText(layout(sentence, .truncateHead, width: 200, lines: 1))
    let plain = drawnText(layout(sentence))

    #expect(same(tail, plain, columns: 0..<150))
    #expect(!same(head, plain, columns: 0..<150))
  }

  @Test func `a line limit keeps the first lines as they were`() {
    let all = layout(sentence, width: 120)
    let two = layout(sentence, width: 120, lines: 2)

    #expect(all.lineCount > 2)
    #expect(two.lineCount == 2 && two.isTruncated)
    #expect(two.lastBaseline < all.lastBaseline)
    #expect(same(drawnText(all), drawnText(two), columns: 0..<120, rows: 0..<20))
  }

  @Test func `text after the last fitting paragraph is replaced by an ellipsis`() {
    let alone = layout("One", width: 200, lines: 1)
    let followed = layout("One\nTwo", width: 200, lines: 1)

    #expect(followed.isTruncated && followed.lineCount == 1)
    #expect(abs(followed.size.width - layout("One…").size.width) < 0.01)
    #expect(followed.size.width > alone.size.width)
  }

  @Test func `alignment moves lines within the width`() {
    let widths = [TextParagraph.Alignment.left, .center, .right].map { alignment in
      firstInk(drawnText(layout("ll", width: 100, alignment: alignment)))
    }
    let text = layout("ll").size.width

    #expect(abs(CGFloat(widths[1] - widths[0]) - (100 - text) / 2) <= 1)
    #expect(abs(CGFloat(widths[2] - widths[0]) - (100 - text)) <= 1)
  }

  @Test func `line spacing is added between lines only`() {
    var paragraph = TextParagraph()
    paragraph.lineSpacing = 10

    let lines = TextLayout([TextRun("a\nb\nc", style: body)], paragraph: paragraph)

    #expect(abs(lines.size.height - (3 * body.font.metrics.lineHeight + 20)) < 1e-6)
  }

  @Test func `kern is added for each character`() {
    var spaced = body
    spaced.kern = 3

    let wide = TextLayout([TextRun("abcd", style: spaced)]).size.width

    #expect(abs(wide - layout("abcd").size.width - 4 * 3) < 0.05)
  }

  /// The widths that Interface Builder stores (facts M.18).
  @Test(arguments: [("Label", 17.0, 42.0), ("Button", 15.0, 46.0)])
  func `text has the width that it has on an iPhone`(
    _ text: String, _ size: Double, _ width: Double
  ) {
    let style = TextStyle(font: FontDescription(size: size))
    #expect(abs(TextLayout([TextRun(text, style: style)]).size.width - width) < 1)
  }

  @Test func `only the system font's own characters have its tracking`() {
    func width(_ text: String, _ font: FontDescription) -> CGFloat {
      TextLayout([TextRun(text, style: TextStyle(font: font))]).size.width
    }
    let font = FontDescription(size: 17)
    #expect(abs(width("卡片", font) - 34) < 0.5)
    #expect(abs(font.tracking + 0.396) < 0.001)
    #expect(FontDescription(size: 12).tracking > 0)
    #expect(abs(FontDescription(size: 15.5).tracking + 0.239) < 0.001)
    #expect(FontDescription(size: 34).tracking == 0)
    #expect(FontDescription(size: 17, monospaced: true).tracking == 0)
    #expect(FontDescription(size: 17, weight: 700).tracking > font.tracking)
  }

  @Test func `a hyphen and a greater-than sign are no arrow`() {
    let (whole, parts) = (layout("->").size.width, layout("-").size.width + layout(">").size.width)
    #expect(abs(whole - parts) < 1)
  }

  @Test func `empty text has no lines and no size`() {
    let empty = layout("")

    #expect(empty.lineCount == 0 && empty.size == .zero)
  }
}

struct TextLayoutDrawingTests {
  @Test func `Latin and Chinese both have ink between the baseline and the cap height`() {
    for text in ["Card", "卡片"] {
      let text = layout(text)
      let image = drawnText(text)

      let ink = image.pixels.filter { $0 >> 24 > 128 }.count
      #expect(ink > 60)
      #expect(firstInk(image) <= 3)
    }
  }

  @Test func `the base of a capital is on the baseline`() {
    let text = layout("H")
    let image = drawnText(text, scale: 4)

    let rows = (0..<image.height).filter { y in
      (0..<image.width).contains { image.alpha($0, y) > 128 }
    }
    let metrics = body.font.metrics

    #expect(abs(CGFloat((rows.last ?? 0) + 1) / 4 - text.firstBaseline) <= 0.25)
    #expect(abs(CGFloat(rows.count) / 4 - metrics.capHeight) <= 0.5)
  }

  @Test func `runs keep their colours and decorations`() {
    var style = body
    style.color = red
    style.underline = true
    style.underlineColor = blue
    let image = drawnText(TextLayout([TextRun("III", style: style)]))

    #expect(image.pixels.contains { $0 == 0xFFFF_0000 })
    #expect(image.pixels.contains { $0 & 0xFF > 128 && $0 & 0xFF_0000 == 0 })
    style.underline = false
    style.background = blue
    let filled = drawnText(TextLayout([TextRun("I", style: style)]))
    #expect(filled.pixel(0, 8) == 0xFF00_00FF)
  }

  @Test func `clipped text ends at the width`() {
    let image = drawnText(layout(sentence, .clip, width: 100, lines: 1))

    #expect(
      (0..<image.height).allSatisfy { y in (100..<300).allSatisfy { image.alpha($0, y) == 0 } })
    #expect((90..<100).contains { x in (0..<20).contains { image.alpha(x, $0) > 0 } })
  }

  @Test func `the same text gives the same pixels`() {
    #expect(drawnText(layout("Again 再来")).pixels == drawnText(layout("Again 再来")).pixels)
  }
}

private func drawnText(_ text: TextLayout, scale: Int = 1) -> CGImage {
  drawn(300 * scale, 60 * scale, scale: CGFloat(scale)) { text.draw(in: $0, at: .zero) }
}

private func firstInk(_ image: CGImage) -> Int {
  (0..<image.width).first { x in (0..<image.height).contains { image.alpha(x, $0) > 64 } } ?? -1
}

private func same(
  _ one: CGImage, _ other: CGImage, columns: Range<Int>, rows: Range<Int> = 0..<60
) -> Bool {
  rows.allSatisfy { y in columns.allSatisfy { one.pixel($0, y) == other.pixel($0, y) } }
}
