/// The runs of a paragraph without its line break, and the paragraph's UTF-8 offset in the text.
struct TextPiece {
  var runs: [TextRun]
  var start: Int

  /// The paragraph style of the first run; nil if that run has none.
  var style: TextParagraph? { runs.first?.paragraph }

  /// Splits `runs` into paragraphs. For an empty paragraph, the result contains an empty run, which
  /// provides the style. Returns an empty array if there are no runs.
  static func paragraphs(of runs: [TextRun]) -> [TextPiece] {
    guard let first = runs.first else { return [] }
    var result: [TextPiece] = []
    var (piece, offset) = (TextPiece(runs: [], start: 0), 0)
    var last = first
    for run in runs {
      last = run
      var rest = run.text[...]
      while let end = rest.firstIndex(where: { $0.endsParagraph }) {
        let part = rest[..<end]
        if !part.isEmpty || piece.runs.isEmpty { piece.runs.append(run.with(part)) }
        result.append(piece)
        let next = rest.index(after: end)
        offset += part.utf8.count + rest[end..<next].utf8.count
        piece = TextPiece(runs: [], start: offset)
        rest = rest[next...]
      }
      if !rest.isEmpty { piece.runs.append(run.with(rest)) }
      offset += rest.utf8.count
    }
    if piece.runs.isEmpty { piece.runs.append(last.with("")) }
    result.append(piece)
    return result
  }
}

extension TextRun {
  fileprivate func with(_ text: Substring) -> TextRun {
    TextRun(String(text), style: style, paragraph: paragraph)
  }
}

extension Character {
  /// Whether the character is a line feed, a carriage return, a carriage return with a line feed,
  /// or the paragraph separator.
  fileprivate var endsParagraph: Bool {
    self == "\n" || self == "\r" || self == "\r\n" || self == "\u{2029}"
  }
}

extension [TextRun] {
  /// The runs without their first `count` bytes of UTF-8.
  func dropping(utf8 count: Int) -> [TextRun] {
    var left = count
    return compactMap { run in
      let cut = Swift.min(left, run.text.utf8.count)
      left -= cut
      let text = String(decoding: run.text.utf8.dropFirst(cut), as: UTF8.self)
      return text.isEmpty ? nil : TextRun(text, style: run.style, paragraph: run.paragraph)
    }
  }
}
