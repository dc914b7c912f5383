/// How a stretch of text looks.
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
  /// Stands in place of the text, which is one character.
  package var attachment: TextAttachment?
  /// Points the text is raised by.
  package var baselineOffset: CGFloat = 0
  /// A BCP 47 tag; chooses among the regional forms of Han characters.
  package var language = "zh-Hans"

  package init(font: FontDescription, color: CGColor = .black) {
    self.font = font
    self.color = color
  }
}

/// A copy of the text below it; offset and blur in points.
package struct TextShadow: Sendable, Hashable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// A picture that stands in a line like a letter.
package struct TextAttachment: Sendable, Hashable {
  package var image: CGImage?
  /// Points from the baseline's start, y upwards.
  package var box: CGRect

  package init(image: CGImage?, box: CGRect) {
    (self.image, self.box) = (image, box)
  }
}

/// Text of one style.
package struct TextRun: Sendable, Hashable {
  package var text: String
  package var style: TextStyle
  /// Nil for the layout's. The first run of a paragraph decides for the whole of it.
  package var paragraph: TextParagraph?

  package init(_ text: String, style: TextStyle, paragraph: TextParagraph? = nil) {
    self.text = text
    self.style = style
    self.paragraph = paragraph
  }
}

extension TextStyle {
  /// From the line's baseline to the text's top and bottom, both positive above and below it.
  var ascent: CGFloat { (attachment?.box.maxY ?? font.metrics.ascender) + baselineOffset }
  var descent: CGFloat { -(attachment?.box.minY ?? font.metrics.descender) - baselineOffset }
}

/// What may stand for a font in the attributes of a text; UIKit's fonts do.
package protocol TextFace {
  var face: FontDescription { get }
}

/// What may stand for a colour in the attributes of a text; UIKit's colours do.
package protocol TextColor {
  var cgColor: CGColor { get }
}
