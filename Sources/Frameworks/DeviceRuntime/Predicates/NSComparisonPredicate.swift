import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation on Linux declares the members of this class as unavailable. A predicate that is made
/// from a format is a plain `NSPredicate` in Matchcut.
open class NSComparisonPredicate: NSPredicate {
  public enum Modifier: UInt, Sendable {
    case direct = 0
    case all, any
  }
  /// How two values are compared. The raw values are those of `NSComparisonPredicate.h`.
  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    case matches, like, beginsWith, endsWith, `in`
    case contains = 99
    case between = 100
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  public let predicateOperatorType: Operator
  public let options: Options

  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
    (predicateOperatorType, self.options) = (type, options)
    func computed(_ expression: NSExpression) -> PredicateNode.Expression {
      .computed {
        expression.expressionValue(with: $0, context: NSMutableDictionary(dictionary: $1))
      }
    }
    nonisolated(unsafe) let node = PredicateNode.comparison(
      PredicateNode.Comparison(
        scope: modifier.scope, left: computed(lhs), operation: type.operation,
        right: computed(rhs), ignoresCase: options.contains(.caseInsensitive),
        ignoresDiacritics: options.contains(.diacriticInsensitive)))
    super.init(block: { node.evaluate(with: $0, variables: $1 ?? [:]) })
  }

  public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var scope: PredicateNode.Comparison.Scope {
    switch self {
    case .direct: .direct
    case .all: .all
    case .any: .any
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var operation: PredicateNode.Comparison.Operation {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .within
    case .contains: .contains
    case .between: .between
    }
  }
}
