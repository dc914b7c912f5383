import CPango

extension TextLines {
  /// Adds the rest of a paragraph as one line that is truncated according to its style.
  mutating func addShortened(
    _ piece: TextPiece, from start: Int, _ style: TextParagraph, _ available: AvailableWidth,
    followed: Bool, startsParagraph: Bool
  ) {
    var rest = piece.runs.dropping(utf8: start)
    if rest.isEmpty { rest = Array(piece.runs.prefix(1)) }
    let mode = style.lineBreak.ellipsis
    // More text follows this paragraph, so an ellipsis is appended even if the paragraph fits.
    if followed, mode == PANGO_ELLIPSIZE_END, let last = rest.popLast() {
      rest.append(TextRun(last.text + "…", style: last.style, paragraph: last.paragraph))
    }
    var oneLine = style
    oneLine.lineBreak = .wordWrap
    if oneLine.alignment == .justified { oneLine.alignment = .natural }
    let indent = startsParagraph ? available.first : available.others
    let wide = mode == PANGO_ELLIPSIZE_NONE ? nil : available.end.map { max($0 - indent, 0) }
    guard
      let line = ShapedText(
        rest, style: oneLine, available: AvailableWidth(first: 0, others: 0, end: wide),
        ellipsis: mode)
    else { return }
    if line.isShortened { isTruncated = true }
    let cut = TextPiece(runs: rest, start: piece.start + start)
    add(line, 0, of: cut, style, available, startsParagraph: startsParagraph)
  }
}

extension TextParagraph.LineBreak {
  var ellipsis: PangoEllipsizeMode {
    switch self {
    case .wordWrap, .characterWrap, .clip: PANGO_ELLIPSIZE_NONE
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail: PANGO_ELLIPSIZE_END
    }
  }
}
