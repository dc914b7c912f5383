import CoreGraphics
import Testing

private let body = TextStyle(font: FontDescription(size: 17))
private let line = body.font.metrics.lineHeight
private let sentence = "The quick brown fox jumps over the lazy dog and runs away"

private func layout(
  _ text: String, width: CGFloat? = nil, _ change: (inout TextParagraph) -> Void
) -> TextLayout {
  var paragraph = TextParagraph()
  paragraph.lineBreak = .wordWrap
  change(&paragraph)
  return TextLayout([TextRun(text, style: body)], paragraph: paragraph, width: width)
}

struct TextParagraphTests {
  /// The caret position before the first character of each line.
  private func starts(_ layout: TextLayout, _ text: String) -> [CGFloat] {
    var result: [(y: CGFloat, x: CGFloat)] = []
    for offset in 0..<text.utf16.count {
      guard let caret = layout.caret(at: offset), result.last?.y != caret.minY else { continue }
      result.append((caret.minY, caret.minX))
    }
    return result.map(\.x)
  }

  @Test func `indents move the first line and the others, and reduce the width`() {
    let plain = layout(sentence, width: 150) { _ in }
    for (first, others) in [(CGFloat(30), CGFloat(10)), (0, 40), (20, 20)] {
      let indented = layout(sentence, width: 150) {
        ($0.firstLineHeadIndent, $0.headIndent) = (first, others)
      }

      let starts = starts(indented, sentence)
      #expect(starts.first == first)
      #expect(starts.dropFirst().allSatisfy { $0 == others }, "\(first) \(others)")
      #expect(indented.lineCount >= plain.lineCount)
      #expect(indented.size.width <= 150)
    }
  }

  @Test func `a tail indent ends lines from either edge`() {
    let near = layout(sentence, width: 200) { $0.tailIndent = 120 }
    let far = layout(sentence, width: 200) { $0.tailIndent = -80 }
    let narrow = layout(sentence, width: 120) { _ in }

    #expect(near.lineCount == narrow.lineCount && far.lineCount == narrow.lineCount)
    #expect(near.size == narrow.size && far.size == narrow.size)
  }

  @Test func `spacing before and after is added between paragraphs only`() {
    let text = layout("a\nb\nc") {
      ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (10, 4)
    }

    #expect(abs(text.size.height - (3 * line + 28)) < 1e-6)
  }

  @Test func `each paragraph has the style of its first run`() {
    var right = TextParagraph()
    right.alignment = .right
    let runs = [
      TextRun("left ", style: body), TextRun("still left\n", style: body, paragraph: right),
      TextRun("right", style: body, paragraph: right),
    ]

    let layout = TextLayout(runs, width: 300)

    #expect(layout.caret(at: 0)?.minX == 0)
    let start = layout.caret(at: "left still left\n".count)?.minX ?? 0
    #expect(start > 200 && start < 300)
  }

  @Test func `natural alignment follows each paragraph's script`() {
    for (text, isRight) in [
      ("Latin", false), ("中文", false), ("שלום", true), ("مرحبا", true), ("(שלום)", true),
      ("123", false), ("UIKit שלום", false), ("שלום UIKit", true),
    ] {
      let alone = layout(text, width: 300) { _ in }
      let after = layout("Latin\n" + text, width: 300) { _ in }

      let offset = text.hasPrefix("(") ? 1 : 0
      let start = alone.caret(at: offset)?.minX ?? -1
      #expect((start > 150) == isRight, "\(text) \(start)")
      #expect(after.caret(at: 6 + offset)?.minX == start, "\(text)")
    }
  }

  @Test func `an explicit direction applies to neutral text`() {
    let forward = layout("(123)", width: 300) { $0.direction = .leftToRight }
    let backward = layout("(123)", width: 300) { $0.direction = .rightToLeft }

    #expect((forward.caret(at: 0)?.minX ?? 1) == 0)
    #expect((backward.caret(at: 0)?.minX ?? 0) > 250)
  }

  @Test func `indents of right-to-left text are measured from the right`() {
    let text = layout("שלום", width: 300) { $0.firstLineHeadIndent = 40 }

    #expect(text.caret(at: 0)?.minX == 260)
  }

  @Test func `in single-line mode no paragraph wraps`() {
    let text = layout(sentence + "\n" + sentence, width: 100) {
      ($0.isSingleLine, $0.lineBreak) = (true, .truncateTail)
    }

    #expect(text.lineCount == 2)
    #expect(text.isTruncated)
    #expect(text.size.width <= 100)
  }

  @Test func `the caret is at the next character's start, and hit testing finds it`() {
    let text = "Card 转场 👨‍👩‍👧 end\nnext"
    let layout = layout(text, width: 300) { _ in }
    var previous: CGRect?
    var offset = 0
    for character in text {
      let caret = layout.caret(at: offset)
      #expect(caret != nil)
      if let caret, let previous, caret.minY == previous.minY {
        #expect(caret.minX > previous.minX, "\(offset)")
      }
      if let caret {
        #expect(layout.offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset, "\(offset)")
      }
      previous = caret
      offset += String(character).utf16.count
    }
    #expect(layout.caret(at: 999) == layout.caret(at: offset))
    #expect(layout.offset(at: CGPoint(x: 999, y: 999)) == offset)
    #expect(layout.offset(at: CGPoint(x: -9, y: -9)) == 0)
  }

  @Test func `an attachment is on the baseline and raises its line`() {
    let image = CGImage(width: 1, height: 1, pixels: [0xFFFF_0000])
    var style = body
    style.attachment = TextAttachment(
      image: image, box: CGRect(x: 0, y: -5, width: 30, height: 50))
    let layout = TextLayout([
      TextRun("a", style: body), TextRun("\u{FFFC}", style: style), TextRun("b", style: body),
    ])

    #expect(abs(layout.size.height - 50) < 1e-6)
    #expect(abs(layout.firstBaseline - 45) < 1e-6)
    let (before, after) = (layout.caret(at: 1)?.minX ?? 0, layout.caret(at: 2)?.minX ?? 0)
    #expect(abs(after - before - 30) < 0.1)
    let picture = drawn(100, 60) { layout.draw(in: $0, at: .zero) }
    #expect(picture.pixel(Int(before) + 15, 20) == 0xFFFF_0000)
  }
}
