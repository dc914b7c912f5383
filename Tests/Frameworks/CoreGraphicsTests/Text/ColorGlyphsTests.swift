import CoreGraphics
import Testing

struct ColorGlyphsTests {
  private func layout(_ text: String, size: CGFloat = 20, color: CGColor = .black) -> TextLayout {
    TextLayout([
      TextRun(text, style: TextStyle(font: FontDescription(size: size), color: color))
    ])
  }

  private func picture(_ text: String, size: CGFloat = 20, color: CGColor = .black) throws
    -> CGImage
  {
    let context = try #require(CGContext(width: 120, height: 60, scale: 2))
    layout(text, size: size, color: color).draw(in: context, at: CGPoint(x: 2, y: 2))
    return try #require(context.makeImage())
  }

  /// Whether a pixel is neither grey nor transparent.
  private func isColored(_ pixel: UInt32) -> Bool {
    let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
    return max(red, green, blue) - min(red, green, blue) > 60
  }

  @Test(arguments: ["😀", "❤️", "👩‍🚀", "👍🏽", "🇩🇪", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func `an emoji is one coloured glyph`(emoji: String) throws {
    let layout = layout(emoji)

    #expect(layout.resolvedFaces.map(\.family) == ["Noto Color Emoji"])
    #expect(layout.size.width > 20 && layout.size.width < 30)
    if emoji != "1️⃣" {
      #expect(try picture(emoji).pixels.filter(isColored).count > 300)
    }
  }

  @Test func `digits and signs that are text stay text`() throws {
    for text in ["123 #*", "©®™", "♥\u{FE0E}", "☺\u{FE0E}"] {
      #expect(!layout(text).resolvedFaces.map(\.family).contains("Noto Color Emoji"), "\(text)")
      #expect(try !picture(text).pixels.contains(where: isColored), "\(text)")
    }
  }

  @Test func `an emoji does not change the height of a line`() {
    #expect(layout("a 😀").size.height == layout("a").size.height)
    #expect(layout("a 😀").firstBaseline == layout("a").firstBaseline)
  }

  @Test func `an emoji has the alpha of the text's colour, but not its colour`() throws {
    let black = try picture("😀")
    let red = try picture("😀", color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let faint = try picture("😀", color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let alpha = { (image: CGImage) in image.pixels.map { $0 >> 24 }.max() }

    #expect(black.pixels == red.pixels)
    #expect(alpha(black) == 255)
    #expect(alpha(faint) == 128)
  }

  @Test func `equal text gives equal pixels, and a picture is inside its line`() throws {
    for size: CGFloat in [9, 20, 24] {
      let first = try picture("😀", size: size)
      let rows = first.pixels.indices.filter { first.pixels[$0] != 0 }.map { $0 / first.width }
      let height = Int((layout("😀", size: size).size.height + 4) * 2)

      #expect(try picture("😀", size: size).pixels == first.pixels)
      #expect((rows.min() ?? 0) > 0 && (rows.max() ?? 60) < min(height, 60))
    }
  }
}
