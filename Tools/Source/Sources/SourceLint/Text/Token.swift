import SwiftSource
import SwiftSyntax

/// One word or sign of Swift code. Comments and the text of literals leave no token.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identifier
    case number
    case sign
  }

  package var kind: Kind
  package var text: String
  /// From 1.
  package var line: Int
  /// Nothing stands between this token and the one before it.
  package var isGlued: Bool
  /// The bytes it takes; a quoted name without its quotes.
  package var range: Range<Int>
}

extension Token {
  /// The tokens of a file, the code of interpolations included. Both branches of a condition are
  /// read; the lines that begin and end it are not. An operator gives a token for each character.
  package static func all(of source: SourceFile) -> [Token] {
    var reader = TokenReader(source)
    for token in source.tree.tokens(viewMode: .sourceAccurate) { reader.read(token) }
    return reader.tokens
  }
}

/// Takes the syntax tree's tokens apart.
private struct TokenReader {
  private(set) var tokens: [Token] = []
  private let source: SourceFile
  private var end = -1
  /// The line of a condition, nothing of which is read.
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

  /// Words and single signs.
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
