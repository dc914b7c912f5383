import SwiftSource

/// One Swift file: its syntax, its tokens, and where in lines and columns a byte stands.
struct SourceText: Sendable {
  /// A place for people: both from 1, columns in bytes as compilers count them.
  struct Place: Equatable, Sendable {
    var line: Int
    var column: Int
  }

  let source: SourceFile
  /// The tokens of both branches of every `#if`, so that code for any platform is checked.
  let tokens: [Token]

  init(path: String, text: String) {
    source = SourceFile(path: path, text: text)
    tokens = Token.all(of: source)
  }

  /// As it was named on the command line, or found below a folder that was.
  var path: String { source.path }

  func place(of offset: Int) -> Place {
    let (line, column) = source.lines.position(of: offset)
    return Place(line: line, column: column)
  }

  /// The text of a line, from 1, without its end; empty past the last.
  func line(_ number: Int) -> String {
    guard let range = source.lines.range(of: number, in: source.bytes) else { return "" }
    return source.text(range)
  }

  /// The tokens that stand in `range` of the bytes.
  func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    let first = tokens.partition { $0.range.lowerBound >= range.lowerBound }
    let end = tokens.partition { $0.range.lowerBound >= range.upperBound }
    return tokens[first..<max(first, end)]
  }

  /// The folder it stands in.
  var folder: Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }
}

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
