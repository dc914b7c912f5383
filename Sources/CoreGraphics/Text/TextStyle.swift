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
  /// Points the text is raised by.
  package var baselineOffset: CGFloat = 0
  /// A BCP 47 tag; chooses among the regional forms of Han characters.
  package var language = "zh-Hans"

  package init(font: FontDescription, color: CGColor = .black) {
    self.font = font
    self.color = color
  }
}

/// Text of one style.
package struct TextRun: Sendable, Hashable {
  package var text: String
  package var style: TextStyle

  package init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }
}

/// How lines are broken and placed.
package struct TextParagraph: Sendable, Hashable {
  package enum Alignment: Sendable, Hashable {
    case left
    case center
    case right
    case justified
    /// Left, as for the languages the fonts cover.
    case natural
  }

  /// Where lines end, and what becomes of text that does not fit the last one.
  package enum LineBreak: Sendable, Hashable {
    /// At words; a word wider than a line is broken.
    case wordWrap
    case characterWrap
    /// At words; the last line runs on and is cut at the edge.
    case clip
    /// At words; an ellipsis stands for what is left out of the last line.
    case truncateHead
    case truncateMiddle
    case truncateTail
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.truncateTail
  /// Points between the bottom of a line and the top of the next.
  package var lineSpacing: CGFloat = 0
  /// Points after each paragraph.
  package var paragraphSpacing: CGFloat = 0
  /// Zero means none.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero means none.
  package var maximumLineHeight: CGFloat = 0

  package init() {}
}
