import CPango

/// Text laid out in lines: measured once, drawn as often as needed. Immutable.
///
/// Lines are as high as the fonts asked for; a fallback face for characters those lack does not
/// raise them. Measures are in points and not rounded.
package final class TextLayout: @unchecked Sendable {
  /// The lines' height and the widest line; never wider than the limit.
  package let size: CGSize
  /// From the top to the first line's baseline.
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  package let lineCount: Int
  /// True when the line limit left text out.
  package let isTruncated: Bool

  let text: String
  let lines: [TextLine]
  let limit: CGFloat?

  /// Lays out `runs` within `width` points (nil for no limit) and `lineLimit` lines (0 for no
  /// limit).
  ///
  /// Lines are aligned within `width`, or within the widest line when there is no limit. Text
  /// without characters has the height of no line.
  package init(
    _ runs: [TextRun], paragraph: TextParagraph = TextParagraph(), width: CGFloat? = nil,
    lineLimit: Int = 0
  ) {
    let runs = runs.filter { !$0.text.isEmpty }
    text = runs.map(\.text).joined()
    let library = FontLibrary.shared
    library.lock.lock()
    defer { library.lock.unlock() }
    var builder = TextLines(runs: runs, paragraph: paragraph, width: width)
    builder.build(lineLimit: lineLimit)
    if builder.lines.isEmpty, !runs.isEmpty {
      // No fonts: an estimate keeps layouts plausible.
      let metrics = runs[0].style.font.metrics
      let advance = runs.reduce(CGFloat(0)) {
        $0 + CGFloat($1.text.count) * $1.style.font.size / 2
      }
      size = CGSize(width: min(advance, width ?? advance), height: metrics.lineHeight)
      (firstBaseline, lastBaseline, lineCount) = (metrics.ascender, metrics.ascender, 1)
    } else {
      size = builder.size
      firstBaseline = builder.lines.first?.baseline ?? 0
      lastBaseline = builder.lines.last?.baseline ?? 0
      lineCount = builder.lines.count
    }
    lines = builder.lines
    isTruncated = builder.isTruncated
    limit = width
  }

  /// The family, weight and language each stretch of glyphs ended up with, line by line.
  package var resolvedFaces: [(family: String, weight: Int, language: String)] {
    FontLibrary.shared.lock.withLock {
      lines.flatMap { $0.text.glyphs(inLine: $0.index) }.map { glyphs in
        let description = pango_font_describe(glyphs.font)
        defer { pango_font_description_free(description) }
        let family = pango_font_description_get_family(description)
        let weight = Int(pango_font_description_get_weight(description).rawValue)
        return (family.map { String(cString: $0) } ?? "", weight, glyphs.language)
      }
    }
  }
}
