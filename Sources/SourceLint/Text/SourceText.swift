/// One Swift file: its bytes, its tokens, and where in lines and columns a byte stands.
struct SourceText: Sendable {
  /// A place for people: both from 1, columns in bytes as compilers count them.
  struct Place: Equatable, Sendable {
    var line: Int
    var column: Int
  }

  /// As it was named on the command line, or found below a folder that was.
  let path: String
  let bytes: [UInt8]
  /// The tokens of both branches of every `#if`, so that code for any platform is checked.
  let tokens: [Token]
  private let lineStarts: [Int]

  init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    self.bytes = bytes
    tokens = Tokenizer.tokens(of: Self.withoutConditions(bytes))
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
  }

  func place(of offset: Int) -> Place {
    let line = lineStarts.partition { $0 > offset }
    return Place(line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// The text of a line, from 1, without its end; empty past the last.
  func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    return String(decoding: bytes[lineStarts[number - 1]..<end], as: UTF8.self)
  }

  /// The tokens that stand in `range` of the bytes.
  func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    let first = tokens.partition { $0.range.lowerBound >= range.lowerBound }
    let end = tokens.partition { $0.range.lowerBound >= range.upperBound }
    return tokens[first..<max(first, end)]
  }

  /// A name in backticks, which is a name even where it reads like a keyword.
  func isQuoted(_ token: Token) -> Bool {
    token.range.lowerBound > 0 && bytes[token.range.lowerBound - 1] == UInt8(ascii: "`")
  }

  /// The folder it stands in.
  var folder: Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }

  /// The same bytes in the same places, with blanks for the lines that begin or end a condition.
  static func withoutConditions(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for line in bytes.indices.split(whereSeparator: { bytes[$0] == newline }) {
      let words = line.drop { bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "\t") }
      let text = words.prefix(7).map { bytes[$0] }
      guard conditions.contains(where: { text.starts(with: $0) }) else { continue }
      for index in words { result[index] = UInt8(ascii: " ") }
    }
    return result
  }

  /// And the first line of a script.
  private static let conditions: [[UInt8]] = ["#if ", "#elseif", "#else", "#endif", "#!"].map {
    Array($0.utf8)
  }
}

private let newline = UInt8(ascii: "\n")

extension Array {
  /// The first index whose element is past the point that `isPast` tells of; elements are sorted.
  fileprivate func partition(_ isPast: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
