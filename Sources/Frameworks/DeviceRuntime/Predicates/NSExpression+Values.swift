import Foundation

extension NSExpression {
  func value(_ object: Any?, _ context: NSMutableDictionary?) -> Any? {
    func values(_ list: [NSExpression]) -> [Any?] { list.map { $0.value(object, context) } }
    func members(_ expression: NSExpression) -> [Any] {
      expression.value(object, context).flatMap { KeyedComparison.members(of: $0) } ?? []
    }
    switch meaning {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .placeholder(let name): return context?[name]
    case .keyPath(let path): return KeyedComparison.value(path, of: object)
    case .function(let operand, let name, let list):
      return Self.function(name, operand?.value(object, context), values(list))
    case .aggregate(let list): return values(list).map { $0 ?? NSNull() }
    case .set(let type, let left, let right):
      let (first, second) = (members(left), members(right))
      func has(_ list: [Any], _ member: Any) -> Bool {
        list.contains { KeyedComparison.areEqual($0, member) }
      }
      return switch type {
      case .unionSet: first + second.filter { !has(first, $0) }
      case .intersectSet: first.filter { has(second, $0) }
      default: first.filter { !has(second, $0) }
      }
    case .subquery(let expression, let variable, let predicate):
      return members(expression).filter {
        predicate.evaluate(with: object, substitutionVariables: [variable: $0])
      }
    case .conditional(let predicate, let yes, let no):
      return (predicate.evaluate(with: object) ? yes : no).value(object, context)
    case .anyKey: return nil
    case .block(let block, let list):
      return block(object, values(list).map { KeyedValue.boxed($0) ?? NSNull() }, context)
    }
  }

  private static func function(_ name: String, _ operand: Any?, _ arguments: [Any?]) -> Any? {
    if name == "valueForKeyPath:", let path = arguments.first as? String {
      return KeyedComparison.value(path, of: operand)
    }
    if let sign = functions.first(where: { $0.value == name })?.key, arguments.count == 2 {
      return PredicateFunctions.arithmetic(sign, arguments[0], arguments[1])
    }
    let word = name.split(separator: ":").first.map { $0.lowercased() } ?? ""
    return PredicateFunctions.value(of: word, arguments)
  }

  /// The expression as in a format.
  var text: String {
    switch meaning {
    case .constant(let value):
      (value as? String).map { "\"\($0)\"" } ?? value.map { "\($0)" } ?? "nil"
    case .evaluatedObject: "SELF"
    case .placeholder(let name): "$" + name
    case .keyPath(let path): path
    case .function(let operand?, "valueForKeyPath:", let list):
      "\(operand).\(list.first?.meaning.constantText ?? "")"
    case .function(_, let name, let list): Self.text(of: name, list)
    case .aggregate(let list): "{\(list.map(\.text).joined(separator: ", "))}"
    case .set(let type, let left, let right):
      "\(left) \(type == .unionSet ? "UNION" : type == .minusSet ? "MINUS" : "INTERSECT") \(right)"
    case .subquery(let expression, let variable, _):
      "SUBQUERY(\(expression), $\(variable), …)"
    case .conditional(_, let yes, let no):
      "TERNARY(…, \(yes), \(no))"
    case .anyKey: "ANYKEY"
    case .block: "BLOCK"
    }
  }

  private static func text(of name: String, _ list: [NSExpression]) -> String {
    let texts = list.map(\.text)
    guard let sign = functions.first(where: { $0.value == name })?.key, texts.count == 2 else {
      let word = name.split(separator: ":").first.map(String.init) ?? name
      return "\(word)(\(texts.joined(separator: ", ")))"
    }
    return "\(texts[0]) \(sign == "^" ? "**" : String(sign)) \(texts[1])"
  }
}

extension NSExpression.Meaning {
  /// The text of a constant.
  fileprivate var constantText: String? {
    if case .constant(let value) = self { value as? String } else { nil }
  }
}
