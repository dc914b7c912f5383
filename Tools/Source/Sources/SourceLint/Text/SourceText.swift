import SwiftSource

/// A Swift file with its syntax tree and its tokens, and the line and column of each byte.
struct SourceText: Sendable {
  /// A place as compilers report it: lines and columns count from 1, and columns count bytes.
  struct Place: Equatable, Sendable {
    var line: Int
    var column: Int
  }

  let source: SourceFile
  /// The tokens of both branches of every `#if`, so that code for any platform is checked.
  let tokens: [Token]
  /// Whether `matchcut build` ports the file before it compiles it.
  let isPorted: Bool

  init(path: String, text: String, isPorted: Bool = false) {
    self.isPorted = isPorted
    source = SourceFile(path: path, text: text)
    tokens = Token.all(of: source)
  }

  /// The path as given on the command line, or the path below a folder that was given there.
  var path: String { source.path }

  func place(of offset: Int) -> Place {
    let (line, column) = source.lines.position(of: offset)
    return Place(line: line, column: column)
  }

  /// The text of a line without its line end; empty after the last line. Lines count from 1.
  func line(_ number: Int) -> String {
    guard let range = source.lines.range(of: number, in: source.bytes) else { return "" }
    return source.text(range)
  }

  /// The tokens that begin in the byte range `range`.
  func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    let first = tokens.partition { $0.range.lowerBound >= range.lowerBound }
    let end = tokens.partition { $0.range.lowerBound >= range.upperBound }
    return tokens[first..<max(first, end)]
  }

  /// The path of the file's folder.
  var folder: Substring { path.lastIndex(of: "/").map { path[..<$0] } ?? "" }
}

extension Array {
  /// The first index for whose element `isPast` is true, found by bisection. `isPast` must also be
  /// true for all elements after that element.
  fileprivate func partition(_ isPast: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
