/// The style of a range of text.
package struct TextStyle: Sendable, Hashable {
  package var font: FontDescription
  package var color: CGColor
  /// Points added after each character.
  package var kern: CGFloat = 0
  package var underline = false
  package var strikethrough = false
  /// Nil for the text's own colour.
  package var underlineColor: CGColor?
  package var strikethroughColor: CGColor?
  package var background: CGColor?
  package var shadow: TextShadow?
  /// Replaces the text, which is one character.
  package var attachment: TextAttachment?
  /// Points by which the text is raised.
  package var baselineOffset: CGFloat = 0
  /// A BCP 47 tag; selects the regional forms of Han characters.
  package var language = "zh-Hans"

  package init(font: FontDescription, color: CGColor = .black) {
    self.font = font
    self.color = color
  }
}

/// A shadow of the text; offset and blur in points.
package struct TextShadow: Sendable, Hashable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// An image placed in a line like a character.
package struct TextAttachment: Sendable, Hashable {
  package var image: CGImage?
  /// The image's rectangle in points relative to the baseline's start, y up.
  package var box: CGRect

  package init(image: CGImage?, box: CGRect) {
    (self.image, self.box) = (image, box)
  }
}

/// Text of one style.
package struct TextRun: Sendable, Hashable {
  package var text: String
  package var style: TextStyle
  /// Nil for the layout's style. The first run of a paragraph determines the style of the whole
  /// paragraph.
  package var paragraph: TextParagraph?

  package init(_ text: String, style: TextStyle, paragraph: TextParagraph? = nil) {
    self.text = text
    self.style = style
    self.paragraph = paragraph
  }
}

extension TextStyle {
  /// The distances from the line's baseline up to the text's top and down to its bottom.
  var ascent: CGFloat { (attachment?.box.maxY ?? font.metrics.ascender) + baselineOffset }
  var descent: CGFloat { -(attachment?.box.minY ?? font.metrics.descender) - baselineOffset }
}

/// A font value in a string's attributes; UIKit's fonts conform.
package protocol TextFontSource {
  var face: FontDescription { get }
}

/// A colour value in a string's attributes; UIKit's colours conform.
package protocol TextColor {
  var cgColor: CGColor { get }
}
