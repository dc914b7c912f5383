import Foundation

/// Reads the format of a predicate ("Predicate Format String Syntax" in Apple's Predicate
/// Programming Guide).
package struct PredicateReader {
  /// Whether a format without arguments can be read.
  package static func canRead(_ format: String) -> Bool { (try? read(format, [])) != nil }

  /// What a part of a format means: a condition or a value.
  private enum Part {
    case node(PredicateNode)
    case expression(PredicateNode.Expression)

    var node: PredicateNode {
      get throws {
        switch self {
        case .node(let node): node
        case .expression: throw PredicateFormatError()
        }
      }
    }
    var expression: PredicateNode.Expression {
      get throws {
        switch self {
        case .expression(let expression): expression
        case .node: throw PredicateFormatError()
        }
      }
    }
  }

  private var tokens: [PredicateToken]
  private var place = 0
  private var arguments: [Any?]
  private var depth = 0

  /// The largest number of parentheses and prefixes inside each other.
  private static let mostDepth = 200

  static func read(_ format: String, _ arguments: [Any?]) throws -> PredicateNode {
    var reader = PredicateReader(
      tokens: try PredicateToken.all(in: format), arguments: arguments.reversed())
    let node = try reader.either().node
    guard reader.place == reader.tokens.count else { throw PredicateFormatError() }
    return node
  }

  /// Reads a format that is a value, such as `2 * (price + %d)`.
  static func readExpression(
    _ format: String, _ arguments: [Any?]
  ) throws -> PredicateNode.Expression {
    var reader = PredicateReader(
      tokens: try PredicateToken.all(in: format), arguments: arguments.reversed())
    let expression = try reader.either().expression
    guard reader.place == reader.tokens.count else { throw PredicateFormatError() }
    return expression
  }

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  // MARK: Tokens

  private var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

  private mutating func take(_ symbols: String...) -> Bool {
    guard case .symbol(let text)? = next, symbols.contains(text) else { return false }
    place += 1
    return true
  }

  private mutating func take(word words: String...) -> Bool {
    guard case .word(let text)? = next, words.contains(text.uppercased()) else { return false }
    place += 1
    return true
  }

  private mutating func need(_ symbol: String) throws {
    guard take(symbol) else { throw PredicateFormatError() }
  }

  private mutating func argument() throws -> Any? {
    guard let value = arguments.popLast() else { throw PredicateFormatError() }
    return value.flatMap(AnyOptional.flattened)
  }

  // MARK: Conditions

  private mutating func either() throws -> Part {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else { throw PredicateFormatError() }
    let first = try both()
    guard isNext("||", "OR") else { return first }
    var nodes = [try first.node]
    while take("||") || take(word: "OR") { nodes.append(try both().node) }
    return .node(.or(nodes))
  }

  private mutating func both() throws -> Part {
    let first = try negated()
    guard isNext("&&", "AND") else { return first }
    var nodes = [try first.node]
    while take("&&") || take(word: "AND") { nodes.append(try negated().node) }
    return .node(.and(nodes))
  }

  private func isNext(_ symbol: String, _ word: String) -> Bool {
    switch next {
    case .symbol(let text)?: text == symbol
    case .word(let text)?: text.uppercased() == word
    default: false
    }
  }

  private mutating func negated() throws -> Part {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else { throw PredicateFormatError() }
    if take("!") || take(word: "NOT") { return .node(.not(try negated().node)) }
    return try comparison()
  }

  private mutating func comparison() throws -> Part {
    if take(word: "TRUEPREDICATE") { return .node(.constant(true)) }
    if take(word: "FALSEPREDICATE") { return .node(.constant(false)) }
    let scope: PredicateNode.Comparison.Scope =
      take(word: "ANY", "SOME")
      ? .any : take(word: "ALL") ? .all : take(word: "NONE") ? .none : .direct
    let left = try sum()
    guard let operation = operation() else {
      guard scope == .direct else { throw PredicateFormatError() }
      return left
    }
    var comparison = PredicateNode.Comparison(
      scope: scope, left: try left.expression, operation: operation, right: .value(nil))
    if case .options(let options)? = next {
      comparison.ignoresCase = options.contains("c")
      comparison.ignoresDiacritics = options.contains("d")
      place += 1
    }
    comparison.right = try sum().expression
    return .node(.comparison(comparison))
  }

  private mutating func operation() -> PredicateNode.Comparison.Operation? {
    let found: PredicateNode.Comparison.Operation? =
      switch next {
      case .symbol(let text)?: Self.symbols[text]
      case .word(let text)?: Self.words[text.uppercased()]
      default: nil
      }
    if found != nil { place += 1 }
    return found
  }

  private static let symbols: [String: PredicateNode.Comparison.Operation] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]
  private static let words: [String: PredicateNode.Comparison.Operation] = [
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .within, "BETWEEN": .between,
  ]

  // MARK: Values

  private mutating func sum() throws -> Part {
    var left = try product()
    while let sign = sign("+", "-") {
      left = .expression(.arithmetic(sign, try left.expression, try product().expression))
    }
    return left
  }

  private mutating func product() throws -> Part {
    var left = try power()
    while let sign = sign("*", "/") {
      left = .expression(.arithmetic(sign, try left.expression, try power().expression))
    }
    return left
  }

  private mutating func power() throws -> Part {
    let left = try member()
    guard take("**") else { return left }
    return .expression(.arithmetic("^", try left.expression, try member().expression))
  }

  private mutating func sign(_ signs: String...) -> Character? {
    guard case .symbol(let text)? = next, signs.contains(text) else { return nil }
    place += 1
    return text.first
  }

  private mutating func member() throws -> Part {
    let owner = try single()
    guard case .path(let path)? = next else { return owner }
    place += 1
    return .expression(.member(try owner.expression, path))
  }

  private mutating func single() throws -> Part {
    guard let token = next else { throw PredicateFormatError() }
    place += 1
    switch token {
    case .number(let value): return .expression(.value(value))
    case .integer(let value): return .expression(.value(value))
    case .text(let text): return .expression(.value(text))
    case .variable(let name): return .expression(.variable(name))
    case .objectArgument: return .expression(.value(try argument()))
    case .keyArgument:
      guard let key = try argument() as? String else { throw PredicateFormatError() }
      return .expression(.path(key))
    case .word(let word): return .expression(try named(word))
    case .symbol("("):
      let part = try either()
      try need(")")
      return part
    case .symbol("{"): return .expression(.list(try list(until: "}")))
    case .symbol("-"):
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.mostDepth else { throw PredicateFormatError() }
      return .expression(.arithmetic("-", .value(0), try single().expression))
    case .symbol, .options, .path: throw PredicateFormatError()
    }
  }

  private mutating func list(until end: String) throws -> [PredicateNode.Expression] {
    var parts: [PredicateNode.Expression] = []
    if take(end) { return parts }
    repeat { parts.append(try sum().expression) } while take(",")
    try need(end)
    return parts
  }

  private mutating func named(_ word: String) throws -> PredicateNode.Expression {
    switch word.uppercased() {
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    case "NIL", "NULL": return .value(nil)
    case "SUBQUERY":
      try need("(")
      let collection = try sum().expression
      try need(",")
      guard case .variable(let name)? = next else { throw PredicateFormatError() }
      place += 1
      try need(",")
      let node = try either().node
      try need(")")
      return .subquery(collection, variable: name, node)
    default: break
    }
    guard take("(") else { return .path(word) }
    return .function(
      word.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: ":")),
      try list(until: ")"))
  }
}
