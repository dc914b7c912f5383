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

/// Splits Swift code into tokens: just enough of the language to know names from comments and
/// strings. Code inside an interpolation counts as code. A bare `/regex/` is not recognised.
package struct Tokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isGlued = false
  private var tokens: [Token] = []

  package static func tokens(of source: String) -> [Token] { tokens(of: Array(source.utf8)) }

  /// The source as UTF-8.
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(bytes: bytes)
    tokenizer.readCode(untilParenthesis: false)
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func isNext(_ text: StaticString, at offset: Int = 0) -> Bool {
    text.withUTF8Buffer { wanted in
      position + offset + wanted.count <= bytes.count
        && wanted.indices.allSatisfy { bytes[position + offset + $0] == wanted[$0] }
    }
  }

  private mutating func skip(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while let next = byte() {
      if isNext("//") {
        skipLineComment()
      } else if isNext("/*") {
        skipBlockComment()
      } else if let hashes = openingHashes(before: "\"") {
        skipString(hashes: hashes)
      } else if let hashes = openingHashes(before: "/"), hashes > 0 {
        skipRegex(hashes: hashes)
      } else if next == UInt8(ascii: "`") {
        readQuotedIdentifier()
      } else if Self.startsIdentifier(next) {
        readWord(.identifier)
      } else if Self.isDigit(next) {
        readWord(.number)
      } else if Self.isSpace(next) {
        skip()
        isGlued = false
      } else {
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") {
          if untilParenthesis, depth == 0 {
            skip()
            return
          }
          depth -= 1
        }
        append(.sign, from: position, to: position + 1)
        skip()
      }
    }
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, to end: Int) {
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    tokens.append(
      Token(kind: kind, text: text, line: line, isGlued: isGlued, range: start..<end))
    isGlued = true
  }

  private mutating func readWord(_ kind: Token.Kind) {
    var end = position + 1
    while end < bytes.count, Self.startsIdentifier(bytes[end]) || Self.isDigit(bytes[end]) {
      end += 1
    }
    append(kind, from: position, to: end)
    position = end
  }

  private mutating func readQuotedIdentifier() {
    var end = position + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    append(.identifier, from: position + 1, to: end)
    position = min(end + 1, bytes.count)
  }

  private mutating func skipLineComment() {
    while let next = byte(), next != UInt8(ascii: "\n") { skip() }
    isGlued = false
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        skip(2)
      } else if isNext("*/") {
        depth -= 1
        skip(2)
      } else {
        skip()
      }
    } while depth > 0 && position < bytes.count
    isGlued = false
  }

  /// The number of `#` before a quote or slash that stands here; nil when none does.
  private func openingHashes(before opening: StaticString) -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return isNext(opening, at: hashes) ? hashes : nil
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipString(hashes: Int) {
    skip(hashes)
    let quotes = isNext("\"\"\"") ? 3 : 1
    skip(quotes)
    while let next = byte() {
      if next == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        skip(1 + hashes)
        let isInterpolation = byte() == UInt8(ascii: "(")
        skip()
        if isInterpolation {
          isGlued = false
          readCode(untilParenthesis: true)
        }
      } else if isNext(quotes == 3 ? "\"\"\"" : "\""), hasHashes(hashes, at: quotes) {
        skip(quotes + hashes)
        break
      } else if quotes == 1, next == UInt8(ascii: "\n") {
        break
      } else {
        skip()
      }
    }
    isGlued = false
  }

  private mutating func skipRegex(hashes: Int) {
    skip(hashes + 1)
    while position < bytes.count, !(isNext("/") && hasHashes(hashes, at: 1)) { skip() }
    skip(1 + hashes)
    isGlued = false
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func startsIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 128...: true
    default: false
    }
  }
}
