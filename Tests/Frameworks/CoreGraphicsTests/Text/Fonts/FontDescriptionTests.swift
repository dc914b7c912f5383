import CoreGraphics
import Testing

struct FontDescriptionTests {
  /// Inter 4.0 has 2048 units per em, an ascender of 1984, a descender of −494, a cap height of
  /// 1490 and an x-height of 1118.
  @Test func `metrics are the font file's`() {
    let metrics = FontDescription(size: 16).metrics

    #expect(abs(metrics.ascender - 16 * 1984.0 / 2048) < 0.01)
    #expect(abs(metrics.descender + 16 * 494.0 / 2048) < 0.01)
    #expect(abs(metrics.capHeight - 16 * 1490.0 / 2048) < 0.02)
    #expect(abs(metrics.xHeight - 16 * 1118.0 / 2048) < 0.02)
    #expect(metrics.lineHeight == metrics.ascender - metrics.descender)
  }

  @Test func `metrics grow with the size`() {
    let small = FontDescription(size: 10).metrics
    let large = FontDescription(size: 15).metrics

    #expect(abs(large.ascender / small.ascender - 1.5) < 1e-9)
    #expect(abs(large.capHeight / small.capHeight - 1.5) < 1e-9)
  }

  @Test func `heavier faces are wider and monospaced ones uniform`() {
    func width(_ text: String, _ font: FontDescription) -> CGFloat {
      TextLayout([TextRun(text, style: TextStyle(font: font))]).size.width
    }
    let mono = FontDescription(size: 15, monospaced: true)
    let digits = FontDescription(size: 15, monospacedDigits: true)

    #expect(
      width("Transition", FontDescription(size: 15, weight: 900))
        > width("Transition", FontDescription(size: 15, weight: 400)))
    #expect(abs(width("iiii", mono) - width("MMMM", mono)) < 0.01)
    #expect(abs(width("1111", digits) - width("0000", digits)) < 0.01)
    #expect(
      width("1111", FontDescription(size: 15)) < width("0000", FontDescription(size: 15)) - 1)
  }
}
