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
