import Foundation

/// A predicate's format cannot be read.
struct PredicateFormatError: Error {}

/// One word, number, text or sign of a predicate's format.
enum PredicateToken: Equatable {
  /// A number with a decimal point or an exponent.
  case number(Double)
  case integer(Int)
  case text(String)
  /// A keyword or a key path.
  case word(String)
  case symbol(String)
  /// The letters in the brackets after an operator, such as `[cd]`.
  case options(String)
  /// `$name`.
  case variable(String)
  /// A key path that follows a value: `.@count`.
  case path(String)
  case objectArgument
  case keyArgument

  static func all(in format: String) throws -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else {
        tokens.append(try next(&rest, after: tokens.last))
      }
    }
    return tokens
  }

  private static let symbols = [
    "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "**", "=", "<", ">", "!", "(", ")", "{",
    "}", ",", "+", "-", "*", "/",
  ]

  private static func next(
    _ rest: inout Substring, after last: PredicateToken?
  ) throws -> PredicateToken {
    guard let first = rest.first else { throw PredicateFormatError() }
    switch first {
    case "\"", "'": return .text(try quoted(&rest))
    case "%": return try argument(&rest)
    case "$":
      rest.removeFirst()
      return .variable(word(&rest))
    case "[":
      guard let end = rest.firstIndex(of: "]") else { throw PredicateFormatError() }
      defer { rest = rest[rest.index(after: end)...] }
      return .options(rest[rest.index(after: rest.startIndex)..<end].lowercased())
    case "." where last.map { [.symbol(")")].contains($0) || $0.isVariable } == true:
      rest.removeFirst()
      return .path(path(&rest))
    case _ where first.isNumber || first == ".": return try number(&rest)
    case _ where first.isPartOfKey || first == "#":
      if first == "#" { rest.removeFirst() }
      return .word(path(&rest))
    default:
      guard let symbol = symbols.first(where: { rest.hasPrefix($0) }) else {
        throw PredicateFormatError()
      }
      rest.removeFirst(symbol.count)
      return .symbol(symbol)
    }
  }

  private var isVariable: Bool {
    switch self {
    case .variable, .objectArgument: true
    default: false
    }
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func path(_ rest: inout Substring) -> String {
    let path = rest.prefix { $0.isPartOfKey || $0.isNumber || $0 == "." || $0 == ":" }
    rest = rest[path.endIndex...]
    return String(path)
  }

  private static func number(_ rest: inout Substring) throws -> PredicateToken {
    guard let match = rest.prefixMatch(of: #/\d*\.?\d+(?:[eE][+-]?\d+)?/#),
      let value = Double(match.output)
    else { throw PredicateFormatError() }
    rest = rest[match.range.upperBound...]
    return Int(match.output).map { .integer($0) } ?? .number(value)
  }

  private static func quoted(_ rest: inout Substring) throws -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      guard next == "\\", let escaped = rest.popFirst() else {
        text.append(next)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\\", "\"", "'": text.append(escaped)
      default: text += "\\\(escaped)"
      }
    }
    throw PredicateFormatError()
  }

  private static func argument(_ rest: inout Substring) throws -> PredicateToken {
    if rest.hasPrefix("%@") {
      rest.removeFirst(2)
      return .objectArgument
    }
    if rest.hasPrefix("%K") {
      rest.removeFirst(2)
      return .keyArgument
    }
    guard let match = rest.prefixMatch(of: #/%\.?\d*(?:hh|h|ll|l|q|z|t|j)?[dDiuUxXofFeEgGcCsSp]/#)
    else { throw PredicateFormatError() }
    rest = rest[match.range.upperBound...]
    return .objectArgument
  }
}

extension Character {
  fileprivate var isPartOfKey: Bool { isLetter || self == "_" || self == "@" }
}
