/// The text of an HTML document, in pieces of one style.
package struct HTMLText {
  struct Piece: Equatable {
    var text: String
    var style: Style
  }
  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    /// The size of the text relative to that of the document.
    var size = 1.0
    var link: String?
  }

  private(set) var pieces: [Piece] = []
  /// Whether the last text is in a paragraph that has ended.
  private var endsParagraph = false
  /// Whether a paragraph is followed by an empty line.
  private let hasGaps: Bool
  package private(set) var title: String?

  /// If `hasGaps` is true, an empty line follows each paragraph.
  package init(_ html: String, hasGaps: Bool = false) {
    self.hasGaps = hasGaps
    title = html.firstMatch(of: #/(?is)<title[^>]*>(.*?)</title>/#).map {
      Self.decoded(String($0.1).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let visible = html.replacing(
      #/(?is)<(head|script|style)\b.*?</\1\s*>|<!--.*?-->|<![^>]*>/#, with: ""
    )
    .replacing(#/\s+/#, with: " ")
    var rest = visible[...]
    let lastEnd = visible.lastIndex(of: ">") ?? visible.startIndex
    var open: [(tag: String, style: Style)] = []
    while !rest.isEmpty {
      guard rest.first == "<", rest.startIndex < lastEnd, let end = rest.firstIndex(of: ">") else {
        let text = rest.prefix { $0 != "<" }
        let piece = text.isEmpty ? rest.prefix(1) : text
        add(Self.decoded(String(piece)), open.last?.style ?? Style())
        rest = rest.dropFirst(piece.count)
        continue
      }
      meet(String(rest[rest.index(after: rest.startIndex)..<end]), &open)
      rest = rest[rest.index(after: end)...]
    }
    trim()
  }

  private mutating func meet(_ tag: String, _ open: inout [(tag: String, style: Style)]) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if name == "br" { return breakLine() }
    if Self.blocks.contains(name) {
      startLine()
      if hasGaps, name == "p" { startParagraph() }
      if isEnd { endsParagraph = true }
    }
    if name == "li", !isEnd { add("• ", open.last?.style ?? Style()) }
    guard let change = Self.styles[name] else { return }
    if isEnd {
      guard let index = open.lastIndex(where: { $0.tag == name }) else { return }
      open.remove(at: index)
    } else if !tag.hasSuffix("/") {
      var style = open.last?.style ?? Style()
      change(&style)
      if name == "a" {
        style.link = tag.firstMatch(of: #/(?i)href\s*=\s*["']?([^"'\s>]+)/#).map { String($0.1) }
      }
      open.append((name, style))
    }
  }

  private mutating func add(_ text: String, _ style: Style) {
    // White space at the start of a line is not shown.
    let startsLine = pieces.last.map { $0.text.hasSuffix("\n") } ?? true
    let shown = startsLine ? String(text.drop { $0 == " " }) : text
    guard !shown.isEmpty else { return }
    if shown.contains(where: { !$0.isWhitespace }) { endsParagraph = false }
    if let last = pieces.last, last.style == style {
      pieces[pieces.count - 1].text += shown
    } else {
      pieces.append(Piece(text: shown, style: style))
    }
  }

  private mutating func breakLine() {
    if !pieces.isEmpty { pieces[pieces.count - 1].text.append("\n") }
  }

  /// Ends the current line, unless it is empty.
  private mutating func startLine() {
    guard let isEnded = pieces.last?.text.hasSuffix("\n"), !isEnded else { return }
    pieces[pieces.count - 1].text.drop(trailing: " ")
    pieces[pieces.count - 1].text.append("\n")
  }

  private mutating func startParagraph() {
    guard let text = pieces.last?.text, !text.hasSuffix("\n\n") else { return }
    pieces[pieces.count - 1].text.append("\n")
  }

  private mutating func trim() {
    while !pieces.isEmpty {
      pieces[pieces.count - 1].text.drop(trailing: " \n")
      if pieces.last?.text.isEmpty == false { return }
      pieces.removeLast()
    }
  }

  // MARK: Results

  /// The text without styles.
  package var plain: String { pieces.map(\.text).joined() }

  /// The text in the font of HTML documents, Times at 12 points, or in the font of `attributes`.
  package func attributed(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let base =
      attributes[.font] as? UIFont ?? UIFont(name: "TimesNewRomanPSMT", size: 12)
      ?? .systemFont(ofSize: 12)
    let result = NSMutableAttributedString()
    for piece in pieces {
      var all = attributes
      all[.font] = base.styled(piece.style)
      if piece.style.isUnderlined || piece.style.link != nil {
        all[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
      if let link = piece.style.link {
        all[.link] = URL(string: link) ?? link
        all[.foregroundColor] = UIColor.systemBlue
      }
      result.append(NSAttributedString(string: piece.text, attributes: all))
    }
    // As on iOS, the text of a paragraph ends with a line break.
    if endsParagraph, result.length > 0 {
      let last = result.attributes(at: result.length - 1, effectiveRange: nil)
      result.append(NSAttributedString(string: "\n", attributes: last))
    }
    return result
  }

  // MARK: Tables

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "tr", "table", "blockquote",
    "section", "article", "header", "footer", "body", "html", "pre", "hr",
  ]

  /// How an element changes the style of its text.
  private static let styles: [String: @Sendable (inout Style) -> Void] = [
    "b": { $0.isBold = true }, "strong": { $0.isBold = true }, "th": { $0.isBold = true },
    "i": { $0.isItalic = true }, "em": { $0.isItalic = true }, "u": { $0.isUnderlined = true },
    "a": { _ in }, "small": { $0.size *= 0.83 }, "big": { $0.size *= 1.2 },
    "h1": { ($0.isBold, $0.size) = (true, 2) }, "h2": { ($0.isBold, $0.size) = (true, 1.5) },
    "h3": { ($0.isBold, $0.size) = (true, 1.17) }, "h4": { $0.isBold = true },
    "h5": { ($0.isBold, $0.size) = (true, 0.83) }, "h6": { ($0.isBold, $0.size) = (true, 0.67) },
  ]

  /// The text with its entities replaced. Unknown entities stay as they are.
  private static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing(#/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/#) { match in
      let number = match.1.flatMap { UInt32($0) } ?? match.2.flatMap { UInt32($0, radix: 16) }
      if let number { return Unicode.Scalar(number).map { String($0) } ?? "\u{FFFD}" }
      return match.3.flatMap { entities[String($0)] } ?? String(match.0)
    }
  }
  private static let entities = [
    "nbsp": "\u{A0}", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "bull": "•",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "euro": "€", "middot": "·", "times": "×", "deg": "°",
  ]
}

extension String {
  fileprivate mutating func drop(trailing characters: String) {
    while let last, characters.contains(last) { removeLast() }
  }
}

extension UIFont {
  fileprivate func styled(_ style: HTMLText.Style) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let descriptor = fontDescriptor.withSymbolicTraits(traits) ?? fontDescriptor
    return UIFont(descriptor: descriptor, size: pointSize * style.size)
  }
}
