import CPango

/// Text laid out in lines. Immutable.
///
/// Line heights are those of the requested fonts; fallback fonts for missing characters do not
/// change them. Metrics are in points and not rounded.
package final class TextLayout: @unchecked Sendable {
  /// The total height and the width of the widest line; never wider than the limit.
  package let size: CGSize
  /// The distance from the top to the first line's baseline.
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  package let lineCount: Int
  /// Whether the line limit truncated the text.
  package let isTruncated: Bool

  let text: String
  let lines: [TextLine]
  let limit: CGFloat?

  /// Lays out `runs` with a maximum width of `width` points (nil for no limit) and at most
  /// `lineLimit` lines (0 for no limit).
  ///
  /// Lines are aligned within `width`, or within the widest line if there is no limit. Text without
  /// characters has height 0.
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
      // Without fonts, an estimated size keeps layouts plausible.
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

  /// The resolved family, weight and language of each run of glyphs, line by line.
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
