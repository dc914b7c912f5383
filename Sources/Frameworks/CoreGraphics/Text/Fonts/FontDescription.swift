/// A style of the system font, or a font of the app, with a size.
package struct FontDescription: Sendable, Hashable {
  /// The size in points.
  package var size: CGFloat
  /// The weight: 100 is ultra light, 400 regular, 700 bold, and 900 black.
  package var weight: Int
  package var italic: Bool
  /// Whether all characters have the same width.
  package var monospaced: Bool
  /// Whether all digits have the same width.
  package var monospacedDigits: Bool
  /// The font of the app; nil for the system font. If `custom` is set, the other properties select
  /// the fonts for characters that the app's font does not have.
  package var custom: FontFace?

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

  /// A font of the app.
  package init(_ custom: FontFace, size: CGFloat) {
    self.init(
      size: size, weight: custom.weight, italic: custom.isItalic, monospaced: custom.isMonospaced)
    self.custom = custom
  }
}

/// The font's metrics in points. The values come from the font file, without hinting or rounding.
package struct FontMetrics: Sendable, Equatable {
  /// The distance from the baseline to the top of a line, which is positive.
  package var ascender: CGFloat
  /// The distance from the baseline to the bottom of a line, which is negative.
  package var descender: CGFloat
  /// The extra space between lines that the font specifies.
  package var leading: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat
  /// The underline's thickness, and the position of its centre relative to the baseline. The
  /// position is negative.
  package var underlinePosition: CGFloat
  package var underlineThickness: CGFloat
  package var strikethroughPosition: CGFloat

  package var lineHeight: CGFloat { ascender - descender }
}
