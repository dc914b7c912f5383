/// How the lines of a paragraph are broken and placed.
package struct TextParagraph: Sendable, Hashable {
  package enum Alignment: Sendable, Hashable {
    case left
    case center
    case right
    case justified
    /// Where the paragraph's direction begins.
    case natural
  }

  package enum Direction: Sendable, Hashable {
    /// That of the first character that has one, else left to right.
    case natural
    case leftToRight
    case rightToLeft
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
  package var direction = Direction.natural
  package var lineBreak = LineBreak.truncateTail
  /// Never wraps: the one line is cut or shortened as `lineBreak` says.
  package var isSingleLine = false
  /// Points between the bottom of a line and the top of the next.
  package var lineSpacing: CGFloat = 0
  /// Points after each paragraph but the last, and before each but the first.
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  /// Points from the edge where the paragraph's direction begins.
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// Points from the same edge to the lines' end; from the other edge where 0 or less.
  package var tailIndent: CGFloat = 0
  /// Zero means none.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero means none.
  package var maximumLineHeight: CGFloat = 0

  package init() {}
}

/// Where lines start and end, from the edge where the paragraph's direction begins.
struct LineRoom {
  var first: CGFloat
  var others: CGFloat
  /// Nil for no limit.
  var end: CGFloat?
}

extension LineRoom {
  init(_ style: TextParagraph, width: CGFloat?) {
    first = max(style.firstLineHeadIndent, 0)
    others = max(style.headIndent, 0)
    end = width.map { style.tailIndent > 0 ? min(style.tailIndent, $0) : $0 + style.tailIndent }
  }
}
