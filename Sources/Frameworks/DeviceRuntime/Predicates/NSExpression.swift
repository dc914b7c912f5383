import Foundation

/// A value that is computed from an object: a constant, a property, arithmetic, a function.
///
/// Foundation on Linux declares this class as unavailable.
/// The value of `NSExpression(format: "1 + 2 * 3")` is 7.
open class NSExpression: NSObject, NSCopying, Attachable, @unchecked Sendable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate = 14
    case anyKey = 15
    case block = 19
    case conditional = 20
  }

  enum Meaning {
    case constant(Any?)
    case evaluatedObject
    case placeholder(String)
    case keyPath(String)
    case function(operand: NSExpression?, String, [NSExpression])
    case aggregate([NSExpression])
    case set(ExpressionType, NSExpression, NSExpression)
    case subquery(NSExpression, variable: String, NSPredicate)
    case conditional(NSPredicate, NSExpression, NSExpression)
    case anyKey
    case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
  }

  let meaning: Meaning
  private init(_ meaning: Meaning) { self.meaning = meaning }

  // MARK: Creating

  /// Reads an expression, such as `(price + %d) * 2`. Raises an exception if it cannot be read.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, argumentArray: args.map { $0 ?? NSNull() })
  }
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      self.init(try PredicateReader.readExpression(expressionFormat, arguments))
    } catch {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Unable to parse the format string \"\(expressionFormat)\"")
    }
  }
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
  public convenience init(forVariable string: String) { self.init(.placeholder(string)) }
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  /// The value of a function such as `sum:`, `sqrt:`, `add:to:` or `divide:by:`; an unknown function
  /// has no value.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(operand: nil, name, Self.expressions(parameters)))
  }
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    self.init(.function(operand: target, name, Self.expressions(parameters ?? [])))
  }
  public convenience init(forAggregate subexpressions: [NSExpression]) {
    self.init(.aggregate(subexpressions))
  }
  public convenience init(forUnionSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.unionSet, left, right))
  }
  public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.intersectSet, left, right))
  }
  public convenience init(forMinusSet left: NSExpression, with right: NSExpression) {
    self.init(.set(.minusSet, left, right))
  }
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    self.init(.subquery(expression, variable: variable, predicate))
  }
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    self.init(.conditional(predicate, trueExpression, falseExpression))
  }
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) {
    self.init(.block(block, arguments ?? []))
  }
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }
  open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

  private static func expressions(_ parameters: [Any]) -> [NSExpression] {
    parameters.map { $0 as? NSExpression ?? NSExpression(.constant($0)) }
  }

  /// The functions of the arithmetic signs, with their arguments in the order of the format.
  static let functions: [Character: String] = [
    "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:",
    "^": "raise:toPower:",
  ]

  private convenience init(_ node: PredicateNode.Expression) {
    switch node {
    case .value(let value): self.init(.constant(value))
    case .path(let path):
      let isSelf = path.caseInsensitiveCompare("SELF") == .orderedSame
      self.init(isSelf ? .evaluatedObject : .keyPath(path))
    case .member(let owner, let path):
      self.init(
        .function(
          operand: NSExpression(owner), "valueForKeyPath:", [NSExpression(forConstantValue: path)]))
    case .variable(let name): self.init(.placeholder(name))
    case .list(let parts): self.init(.aggregate(parts.map { NSExpression($0) }))
    case .arithmetic(let sign, let left, let right):
      self.init(
        .function(
          operand: nil, Self.functions[sign] ?? "", [NSExpression(left), NSExpression(right)]))
    case .function(let name, let arguments):
      self.init(.function(operand: nil, name + ":", arguments.map { NSExpression($0) }))
    case .subquery(let collection, let variable, let node):
      nonisolated(unsafe) let node = node
      let predicate = NSPredicate { node.evaluate(with: $0, variables: $1 ?? [:]) }
      self.init(.subquery(NSExpression(collection), variable: variable, predicate))
    case .computed(let body):
      self.init(.block({ object, _, _ in body(object, [:]) ?? NSNull() }, []))
    }
  }

  // MARK: Parts

  open var expressionType: ExpressionType {
    switch meaning {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .placeholder: .variable
    case .keyPath: .keyPath
    case .function: .function
    case .aggregate: .aggregate
    case .set(let type, _, _): type
    case .subquery: .subquery
    case .conditional: .conditional
    case .anyKey: .anyKey
    case .block: .block
    }
  }

  open var constantValue: Any? {
    guard case .constant(let value) = meaning else { refuse(#function) }
    return KeyedValue.boxed(value)
  }
  open var keyPath: String {
    guard case .keyPath(let path) = meaning else { refuse(#function) }
    return path
  }
  open var variable: String {
    switch meaning {
    case .placeholder(let name), .subquery(_, variable: let name, _): return name
    default: refuse(#function)
    }
  }
  open var function: String {
    guard case .function(_, let name, _) = meaning else { refuse(#function) }
    return name
  }
  /// The object whose method a function is. For the functions of `NSExpression` itself this is a
  /// constant without a value (unverified).
  open var operand: NSExpression {
    guard case .function(let operand, _, _) = meaning else { refuse(#function) }
    return operand ?? NSExpression(.constant(nil))
  }
  open var arguments: [NSExpression]? {
    switch meaning {
    case .function(_, _, let list), .block(_, let list): return list
    default: refuse(#function)
    }
  }
  open var collection: Any? {
    switch meaning {
    case .aggregate(let list): return list
    case .subquery(let expression, _, _): return expression
    default: refuse(#function)
    }
  }
  open var predicate: NSPredicate {
    switch meaning {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
    default: refuse(#function)
    }
  }
  open var left: NSExpression {
    guard case .set(_, let left, _) = meaning else { refuse(#function) }
    return left
  }
  open var right: NSExpression {
    guard case .set(_, _, let right) = meaning else { refuse(#function) }
    return right
  }
  open var `true`: NSExpression {
    guard case .conditional(_, let expression, _) = meaning else { refuse(#function) }
    return expression
  }
  open var `false`: NSExpression {
    guard case .conditional(_, _, let expression) = meaning else { refuse(#function) }
    return expression
  }
  open var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    guard case .block(let block, _) = meaning else { refuse(#function) }
    return block
  }

  /// Raises the exception of a part that this type of expression does not have.
  private func refuse(_ part: String) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument, "*** -\(part) only defined for other types of expressions.")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The expression as in a format, without the predicates in it.
  open override var description: String { text }

  /// The value for an object; numbers are `NSNumber`. The context has the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    KeyedValue.boxed(value(object, context))
  }
}
