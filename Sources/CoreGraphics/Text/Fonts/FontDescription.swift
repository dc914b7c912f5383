/// A style of the system font at a size.
package struct FontDescription: Sendable, Hashable {
  /// Points.
  package var size: CGFloat
  /// 100 (ultra light) … 400 (regular) … 700 (bold) … 900 (black).
  package var weight: Int
  package var italic: Bool
  /// Whether all characters have equal width.
  package var monospaced: Bool
  /// Whether digits have equal width.
  package var monospacedDigits: Bool

  package init(
    size: CGFloat, weight: Int = 400, italic: Bool = false, monospaced: Bool = false,
    monospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospaced = monospaced
    self.monospacedDigits = monospacedDigits
  }
}

/// The font's metrics in points, from the font file, unhinted and unrounded.
package struct FontMetrics: Sendable, Equatable {
  /// Baseline to the top of a line, positive.
  package var ascender: CGFloat
  /// Baseline to the bottom of a line, negative.
  package var descender: CGFloat
  /// The extra space between lines that the font specifies.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The distance from the baseline to the underline's centre, negative, and the underline's
  /// thickness.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat
  package var strikethroughPosition: CGFloat

  package var lineHeight: CGFloat { ascender - descender }
}
