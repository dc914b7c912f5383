/// The style of a range of text.
package struct TextStyle: Sendable, Hashable {
  package var font: FontDescription
  package var color: CGColor
  /// The space that is added after each character, in points.
  package var kern: CGFloat = 0
  package var underline = false
  package var strikethrough = false
  /// The colour of the underline; nil selects the colour of the text.
  package var underlineColor: CGColor?
  package var strikethroughColor: CGColor?
  package var background: CGColor?
  package var shadow: TextShadow?
  /// An attachment that is shown instead of the text, which must be one character.
  package var attachment: TextAttachment?
  /// The distance by which the text is raised, in points.
  package var baselineOffset: CGFloat = 0
  /// The language as a BCP 47 tag. The language selects the regional forms of Han characters.
  package var language = "zh-Hans"

  package init(font: FontDescription, color: CGColor = .black) {
    self.font = font
    self.color = color
  }
}

/// A shadow of the text. The offset and the blur are in points.
package struct TextShadow: Sendable, Hashable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }
}

/// An image that is placed in a line like a character.
package struct TextAttachment: Sendable, Hashable {
  package var image: CGImage?
  /// The image's rectangle in points, relative to the start of the baseline, with y pointing up.
  package var box: CGRect

  package init(image: CGImage?, box: CGRect) {
    (self.image, self.box) = (image, box)
  }
}

/// Text with one style.
package struct TextRun: Sendable, Hashable {
  package var text: String
  package var style: TextStyle
  /// The paragraph's style; nil selects the layout's style. The first run of a paragraph determines
  /// the style of the whole paragraph.
  package var paragraph: TextParagraph?

  package init(_ text: String, style: TextStyle, paragraph: TextParagraph? = nil) {
    self.text = text
    self.style = style
    self.paragraph = paragraph
  }
}

extension TextStyle {
  /// The distance from the line's baseline up to the top of the text. `descent` is the distance
  /// from the baseline down to the bottom of the text.
  var ascent: CGFloat { (attachment?.box.maxY ?? font.metrics.ascender) + baselineOffset }
  var descent: CGFloat { -(attachment?.box.minY ?? font.metrics.descender) - baselineOffset }
}

/// A font in a string's attributes. UIKit's fonts conform to this protocol.
package protocol TextFontSource {
  var face: FontDescription { get }
}

/// A colour in a string's attributes. UIKit's colours conform to this protocol.
package protocol TextColor {
  var cgColor: CGColor { get }
}
