import CPango

/// Text that is laid out in lines. A layout is immutable.
///
/// The requested fonts determine the heights of lines. If a fallback font provides a missing
/// character, the height does not change. Metrics are in points and are not rounded.
package final class TextLayout: @unchecked Sendable {
  /// The total height, and the width of the widest line. The width never exceeds the maximum width.
  package let size: CGSize
  /// The distance from the top to the first line's baseline.
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  package let lineCount: Int
  /// Whether the text was truncated because of the line limit.
  package let isTruncated: Bool

  let text: String
  let lines: [TextLine]
  let limit: CGFloat?

  /// Lays out `runs` with a maximum width of `width` points and at most `lineLimit` lines. A nil
  /// width or a line limit of 0 means that there is no limit.
  ///
  /// Lines are aligned within `width`. If `width` is nil, lines are aligned within the width of the
  /// widest line. Text without characters has a height of 0.
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
      // Without fonts, the size is estimated so that layouts remain plausible.
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

  /// The family, weight and language that were used for each run of glyphs, line by line.
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
