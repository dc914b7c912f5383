/// How the lines of a paragraph are broken and aligned.
package struct TextParagraph: Sendable, Hashable {
  package enum Alignment: Sendable, Hashable {
    case left
    case center
    case right
    case justified
    /// The lines are aligned with the leading edge in the paragraph's direction.
    case natural
  }

  package enum Direction: Sendable, Hashable {
    /// The first character with a strong direction determines the paragraph's direction. If no
    /// character has a strong direction, the paragraph's direction is left to right.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// How lines are broken, and how text that does not fit into the last line is truncated.
  package enum LineBreak: Sendable, Hashable {
    /// Lines break between words. A word that is wider than a line is broken.
    case wordWrap
    case characterWrap
    /// Lines break between words. The last line is clipped at the edge.
    case clip
    /// Lines break between words. An ellipsis replaces the omitted part of the last line.
    case truncateHead
    case truncateMiddle
    case truncateTail
  }

  package var alignment = Alignment.natural
  package var direction = Direction.natural
  package var lineBreak = LineBreak.truncateTail
  /// Whether the text never wraps. A line that is too long is clipped or truncated according to
  /// `lineBreak`.
  package var isSingleLine = false
  /// The distance between the bottom of a line and the top of the next one, in points.
  package var lineSpacing: CGFloat = 0
  /// The distance between two paragraphs, in points. No distance is added before the first
  /// paragraph or after the last paragraph.
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  /// The distance from the paragraph's leading edge to the start of the first line, in points.
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// The distance in points from the paragraph's leading edge to the lines' ends. If the distance
  /// is 0 or negative, it is measured from the trailing edge.
  package var tailIndent: CGFloat = 0
  /// The factor by which line heights are multiplied. Zero means that there is no factor.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line. Zero means that there is no maximum.
  package var maximumLineHeight: CGFloat = 0

  package init() {}
}

/// The horizontal extent of a paragraph's lines, measured from its leading edge. `first` is the
/// start of the first line, and `others` is the start of the other lines.
struct AvailableWidth {
  var first: CGFloat
  var others: CGFloat
  /// The position at which lines end; nil if there is no limit.
  var end: CGFloat?
}

extension AvailableWidth {
  init(_ style: TextParagraph, width: CGFloat?) {
    first = max(style.firstLineHeadIndent, 0)
    others = max(style.headIndent, 0)
    end = width.map { style.tailIndent > 0 ? min(style.tailIndent, $0) : $0 + style.tailIndent }
  }
}
