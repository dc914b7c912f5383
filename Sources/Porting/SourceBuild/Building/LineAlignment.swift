/// Which parts of a ported line are the user's, and where they are in the user's line.
///
/// The lines are split into words and other characters, and the longest common subsequence of both is
/// the user's text, where each word counts by its length. Columns count bytes from 1.
package struct LineAlignment {
  /// A part of the ported line, with the offset of the same text in the user's line; nil for text that
  /// the port has made.
  private struct Part {
    let start: Int
    let end: Int
    let original: Int?
  }

  private let parts: [Part]
  /// The length of the user's line in bytes.
  private let length: Int

  package init(original: Substring, ported: Substring) {
    let (old, new) = (Self.tokens(original), Self.tokens(ported))
    length = original.utf8.count
    let pairs = Self.pairs(old.map(\.text), new.map(\.text))
    parts = new.enumerated().map { (index: Int, token: Token) in
      Part(
        start: token.offset, end: token.offset + token.text.utf8.count,
        original: pairs[index].map { old[$0].offset })
    }
  }

  /// Whether the text at a column of the ported line is the user's.
  package func isOriginal(_ column: Int) -> Bool {
    guard let index = index(of: column) else { return true }
    return parts[index].original != nil
  }

  /// The column in the user's line for a column in the ported line. A column in ported text is the
  /// column at which the user's text begins to differ.
  package func column(_ column: Int) -> Int {
    guard let index = index(of: column) else {
      // Behind the last part.
      let end = parts.last.map(\.end) ?? 0
      return length + max(column - end, 1)
    }
    if let original = parts[index].original { return original + column - parts[index].start }
    let before = parts[..<index].last { $0.original != nil }
    let start = before.map { ($0.original ?? 0) + $0.end - $0.start } ?? 0
    return min(start, max(length - 1, 0)) + 1
  }

  private func index(of column: Int) -> Int? {
    parts.firstIndex { column - 1 >= $0.start && column - 1 < $0.end }
  }

  /// A word, or another character, with its offset in bytes.
  private struct Token {
    let text: Substring
    let offset: Int
  }

  private static func tokens(_ line: Substring) -> [Token] {
    var tokens: [Token] = []
    var (rest, offset) = (line, 0)
    while let first = rest.first {
      let word = rest.prefix { isPartOfWord($0) == isPartOfWord(first) && isPartOfWord(first) }
      let text = word.isEmpty ? rest.prefix(1) : word
      tokens.append(Token(text: text, offset: offset))
      offset += text.utf8.count
      rest = rest.dropFirst(text.count)
    }
    return tokens
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// For each new token, the index of the equal old token; nil for a token without an equal one.
  private static func pairs(_ old: [Substring], _ new: [Substring]) -> [Int?] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    var pairs = (0..<new.count).map { index -> Int? in
      if index < start { return index }
      return index >= new.count - rest ? index - new.count + old.count : nil
    }
    let (left, right) = (old[start..<(old.count - rest)], new[start..<(new.count - rest)])
    guard left.count * right.count <= most, !left.isEmpty, !right.isEmpty else { return pairs }
    // `sums[i][j]` is the weight of the best common subsequence of the tokens from i and from j on.
    var sums = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for (i, one) in left.enumerated().reversed() {
      for (j, other) in right.enumerated().reversed() {
        let skipped = max(sums[i + 1][j], sums[i][j + 1])
        sums[i][j] = one == other ? max(skipped, sums[i + 1][j + 1] + weight(one)) : skipped
      }
    }
    var (i, j) = (0, 0)
    while i < left.count, j < right.count {
      let word = left[start + i]
      let isPair = word == right[start + j] && weight(word) > 0
      if isPair, sums[i][j] == sums[i + 1][j + 1] + weight(word) {
        pairs[start + j] = start + i
        (i, j) = (i + 1, j + 1)
      } else if sums[i][j] == sums[i][j + 1] {
        j += 1
      } else {
        i += 1
      }
    }
    return pairs
  }

  /// The largest number of pairs of tokens that are compared.
  private static let most = 1_000_000

  /// Spaces count nothing, because they are everywhere.
  private static func weight(_ token: Substring) -> Int {
    token.allSatisfy(\.isWhitespace) ? 0 : 2 * token.count
  }
}
