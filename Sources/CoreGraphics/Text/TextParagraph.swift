/// Line breaking and alignment of a paragraph.
package struct TextParagraph: Sendable, Hashable {
  package enum Alignment: Sendable, Hashable {
    case left
    case center
    case right
    case justified
    /// The leading edge of the paragraph's direction.
    case natural
  }

  package enum Direction: Sendable, Hashable {
    /// The direction of the first strongly directional character, otherwise left to right.
    case natural
    case leftToRight
    case rightToLeft
  }

  /// Line breaking, and the truncation of text that does not fit in the last line.
  package enum LineBreak: Sendable, Hashable {
    /// Between words; a word wider than a line is broken.
    case wordWrap
    case characterWrap
    /// Between words; the last line is clipped at the edge.
    case clip
    /// Between words; an ellipsis replaces the omitted part of the last line.
    case truncateHead
    case truncateMiddle
    case truncateTail
  }

  package var alignment = Alignment.natural
  package var direction = Direction.natural
  package var lineBreak = LineBreak.truncateTail
  /// Whether text never wraps; a long line is clipped or truncated according to `lineBreak`.
  package var isSingleLine = false
  /// Points between the bottom of a line and the top of the next.
  package var lineSpacing: CGFloat = 0
  /// Points after each paragraph except the last, and before each except the first.
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  /// Points from the paragraph's leading edge.
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Points from the leading edge to the lines' end; from the trailing edge if 0 or negative.
  package var tailIndent: CGFloat = 0
  /// Zero means none.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero means none.
  package var maximumLineHeight: CGFloat = 0

  package init() {}
}

/// The horizontal extent of lines, measured from the paragraph's leading edge.
struct AvailableWidth {
  var first: CGFloat
  var others: CGFloat
  /// Nil for no limit.
  var end: CGFloat?
}

extension AvailableWidth {
  init(_ style: TextParagraph, width: CGFloat?) {
    first = max(style.firstLineHeadIndent, 0)
    others = max(style.headIndent, 0)
    end = width.map { style.tailIndent > 0 ? min(style.tailIndent, $0) : $0 + style.tailIndent }
  }
}
