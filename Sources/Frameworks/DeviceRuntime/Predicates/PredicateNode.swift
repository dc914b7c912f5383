import Foundation

/// The meaning of a predicate's format.
package indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and([PredicateNode])
  case or([PredicateNode])
  case comparison(Comparison)

  package struct Comparison {
    package enum Scope { case direct, any, all, none }
    package enum Operation {
      case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
      case beginsWith, endsWith, contains, like, matches, within, between
    }
    package var scope = Scope.direct
    package var left: Expression
    package var operation: Operation
    package var right: Expression
    package var ignoresCase = false
    package var ignoresDiacritics = false
  }

  package indirect enum Expression {
    case value(Any?)
    case path(String)
    /// A key path that is applied to the value of an expression.
    case member(Expression, String)
    case variable(String)
    case list([Expression])
    case arithmetic(Character, Expression, Expression)
    case function(String, [Expression])
    case subquery(Expression, variable: String, PredicateNode)
    /// The value of an `NSExpression` for an object and variables.
    case computed((Any?, [String: Any]) -> Any?)
  }
}

/// The object that a predicate is evaluated with, and the values of its variables.
struct PredicateSubject {
  let object: Any?
  var variables: [String: Any] = [:]
}

extension PredicateNode {
  package func evaluate(with object: Any?, variables: [String: Any] = [:]) -> Bool {
    holds(PredicateSubject(object: object, variables: variables))
  }

  private func holds(_ subject: PredicateSubject) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): !node.holds(subject)
    case .and(let nodes): nodes.allSatisfy { $0.holds(subject) }
    case .or(let nodes): nodes.contains { $0.holds(subject) }
    case .comparison(let comparison): comparison.holds(subject)
    }
  }
}

extension PredicateNode.Comparison {
  fileprivate func holds(_ subject: PredicateSubject) -> Bool {
    let (left, right) = (left.value(subject), right.value(subject))
    let members = { left.flatMap { KeyedComparison.members(of: $0) } ?? left.map { [$0] } ?? [] }
    return switch scope {
    case .direct: compare(left, right)
    case .any: members().contains { compare($0, right) }
    case .all: members().allSatisfy { compare($0, right) }
    case .none: !members().contains { compare($0, right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: return areEqual(left, right)
    case .notEqual: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual:
      return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = right.flatMap({ KeyedComparison.members(of: $0) }), bounds.count == 2,
        let low = order(left, bounds[0]), let high = order(left, bounds[1])
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .within:
      if let list = right.flatMap({ KeyedComparison.members(of: $0) }) {
        return list.contains { areEqual(left, $0) }
      }
      return text(right, left) { $0.contains($1) }
    case .contains:
      if let list = left.flatMap({ KeyedComparison.members(of: $0) }) {
        return list.contains { areEqual($0, right) }
      }
      return text(left, right) { $0.contains($1) }
    case .beginsWith: return text(left, right) { $0.hasPrefix($1) }
    case .endsWith: return text(left, right) { $0.hasSuffix($1) }
    case .like:
      return text(left, right) { Self.matches($0, pattern: Self.pattern(ofWildcards: $1)) }
    case .matches: return text(left, right) { Self.matches($0, pattern: $1) }
    }
  }

  /// Compares two texts. As on iOS, nothing begins with, contains or is like the empty text.
  private func text(_ left: Any?, _ right: Any?, _ body: (String, String) -> Bool) -> Bool {
    guard let left = left as? String, let right = right as? String, !right.isEmpty else {
      return false
    }
    return body(folded(left), folded(right))
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = left as? String, let right = right as? String {
      return folded(left) == folded(right)
    }
    return KeyedComparison.areEqual(left, right)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return (folded(left) as NSString).compare(folded(right))
    }
    return KeyedComparison.order(left, right)
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresDiacritics { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private static func pattern(ofWildcards text: String) -> String {
    text.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }

  /// Whether the pattern describes the whole text. A pattern that cannot be read describes none.
  private static func matches(_ text: String, pattern: String) -> Bool {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(pattern))$", options: .dotMatchesLineSeparators)
    return expression?.firstMatch(in: text, options: [], range: whole)?.range == whole
  }
}

extension PredicateNode.Expression {
  func value(_ subject: PredicateSubject) -> Any? {
    switch self {
    case .value(let value): return value
    case .path(let path): return KeyedComparison.value(path, of: subject.object)
    case .member(let owner, let path): return KeyedComparison.value(path, of: owner.value(subject))
    case .variable(let name): return subject.variables[name]
    case .list(let parts): return parts.map { $0.value(subject) ?? NSNull() }
    case .arithmetic(let sign, let left, let right):
      return PredicateFunctions.arithmetic(sign, left.value(subject), right.value(subject))
    case .function(let name, let arguments):
      return PredicateFunctions.value(of: name, arguments.map { $0.value(subject) })
    case .subquery(let collection, let variable, let node):
      let members = collection.value(subject).flatMap { KeyedComparison.members(of: $0) } ?? []
      return members.filter { member in
        var variables = subject.variables
        variables[variable] = member
        return node.holds(PredicateSubject(object: subject.object, variables: variables))
      }
    case .computed(let body): return body(subject.object, subject.variables)
    }
  }
}
