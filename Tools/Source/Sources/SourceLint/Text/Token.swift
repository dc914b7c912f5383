import SwiftSource
import SwiftSyntax

/// A word or a sign in Swift code. Comments and the text of literals do not give tokens.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identifier
    case number
    case sign
  }

  package var kind: Kind
  package var text: String
  /// Counts from 1.
  package var line: Int
  /// Whether there is nothing between this token and the previous one, not even a space.
  package var isGlued: Bool
  /// The token's byte range, without the backticks around a name.
  package var range: Range<Int>
}

extension Token {
  /// The tokens of a file, including the code in string interpolations. All branches of an `#if`
  /// are read, but not the lines `#if`, `#else` and `#endif` themselves. An operator gives one
  /// token for each character.
  package static func all(of source: SourceFile) -> [Token] {
    var reader = TokenReader(source)
    for token in source.tree.tokens(viewMode: .sourceAccurate) { reader.read(token) }
    return reader.tokens
  }
}

/// Splits the syntax tree's tokens into words and signs.
private struct TokenReader {
  private(set) var tokens: [Token] = []
  private let source: SourceFile
  private var end = -1
  /// The line of the last `#if`, `#elseif`, `#else` or `#endif`, whose tokens are skipped.
  private var conditionLine = 0

  init(_ source: SourceFile) { self.source = source }

  mutating func read(_ token: TokenSyntax) {
    switch token.tokenKind {
    case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote,
      .rawStringPoundDelimiter, .backslash, .regexLiteralPattern, .regexSlash,
      .regexPoundDelimiter, .endOfFile, .shebang:
      return
    case .poundIf, .poundElseif, .poundElse, .poundEndif:
      conditionLine = source.lines.position(of: token.start).line
      return
    case .leftParen, .rightParen:
      if token.parent?.is(ExpressionSegmentSyntax.self) == true { return }
    default: break
    }
    let line = source.lines.position(of: token.start).line
    guard line != conditionLine else { return }
    let range = token.bytes
    if source.bytes[range].first == UInt8(ascii: "`"), range.count > 2 {
      append(.identifier, range.lowerBound + 1..<range.upperBound - 1, line, quote: 1)
    } else {
      split(range, line)
    }
  }

  /// Appends the words and single signs in a range.
  private mutating func split(_ range: Range<Int>, _ line: Int) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      let kind = Self.kind(of: source.bytes[start])
      if kind != .sign {
        while end < range.upperBound, Self.kind(of: source.bytes[end]) != .sign { end += 1 }
      }
      append(kind, start..<end, line, quote: 0)
      start = end
    }
  }

  private mutating func append(
    _ kind: Token.Kind, _ range: Range<Int>, _ line: Int, quote: Int
  ) {
    tokens.append(
      Token(
        kind: kind, text: source.text(range), line: line,
        isGlued: range.lowerBound - quote == end, range: range))
    end = range.upperBound + quote
  }

  private static func kind(of byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      .identifier
    default: .sign
    }
  }
}
