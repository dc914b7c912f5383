import SwiftSource
import SwiftSyntax

/// Derives the types of expressions from the declarations in the source, as far as these
/// declarations write types. Unlike the compiler, `Porter` does not infer types; an unknown type is
/// nil.
struct ExpressionTypes {
  let module: ModuleIndex
  let place: Place
  /// The permitted depth of nested expressions and of declarations that refer to each other.
  private var depth = 8

  init(_ module: ModuleIndex, at place: Place) { (self.module, self.place) = (module, place) }

  var deeper: ExpressionTypes? {
    guard depth > 0 else { return nil }
    var types = self
    types.depth -= 1
    return types
  }

  func type(of expression: ExprSyntax) -> TypeText? {
    guard let inner = deeper else { return nil }
    switch expression.kind {
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      return elements.count == 1 ? elements.first.flatMap { inner.type(of: $0.expression) } : nil
    case .forceUnwrapExpr:
      return inner.type(of: expression.cast(ForceUnwrapExprSyntax.self).expression)?.unwrapped
    case .optionalChainingExpr:
      return inner.type(of: expression.cast(OptionalChainingExprSyntax.self).expression)?.unwrapped
    case .tryExpr: return inner.type(of: expression.cast(TryExprSyntax.self).expression)
    case .awaitExpr: return inner.type(of: expression.cast(AwaitExprSyntax.self).expression)
    case .asExpr: return TypeText(expression.cast(AsExprSyntax.self).type.oneLine)
    case .sequenceExpr: return inner.sequence(expression.cast(SequenceExprSyntax.self))
    case .declReferenceExpr: return inner.name(expression.cast(DeclReferenceExprSyntax.self))
    case .memberAccessExpr: return inner.member(expression.cast(MemberAccessExprSyntax.self))
    case .functionCallExpr: return inner.call(expression.cast(FunctionCallExprSyntax.self))
    case .subscriptCallExpr:
      return inner.subscripted(expression.cast(SubscriptCallExprSyntax.self))
    case .arrayExpr:
      let elements = expression.cast(ArrayExprSyntax.self).elements.map(\.expression)
      return inner.common(elements).map { TypeText("[\($0.text)]") }
    case .dictionaryExpr:
      guard case .elements(let list) = expression.cast(DictionaryExprSyntax.self).content else {
        return nil
      }
      return inner.common(list.map(\.value)).map { TypeText("[AnyHashable: \($0.text)]") }
    default: return nil
    }
  }

  // MARK: Operators and literals

  private func sequence(_ sequence: SequenceExprSyntax) -> TypeText? {
    let elements = Array(sequence.elements)
    guard let last = elements.last, elements.count >= 3 else { return nil }
    let infix = elements[elements.count - 2]
    if let cast = last.as(TypeExprSyntax.self) { return TypeText(cast.type.oneLine) }
    if let ternary = infix.as(UnresolvedTernaryExprSyntax.self) {
      return common([ternary.thenExpression, last])
    }
    guard infix.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else { return nil }
    return type(of: last) ?? type(of: elements[0])?.unwrapped
  }

  /// The type of several expressions: their own type, or the metatype of the nearest superclass
  /// that their classes have in common.
  private func common(_ expressions: [ExprSyntax]) -> TypeText? {
    let types = expressions.map { type(of: $0) }
    guard let first = types.first?.map({ $0 }) else { return nil }
    if types.allSatisfy({ $0 == first }) { return first }
    let lines = types.map { $0?.instance.map { module.classes(from: $0.text, in: place) } ?? [] }
    guard let start = lines.first else { return nil }
    return start.first { name in lines.allSatisfy { $0.contains(name) } }
      .map { TypeText($0).metatype }
  }

  // MARK: Names

  private func name(_ reference: DeclReferenceExprSyntax) -> TypeText? {
    let name = reference.baseName.text.withoutBackticks
    if name == "self" { return own(at: reference) }
    switch LocalNames(self).type(of: name, at: reference) {
    case .known(let type): return type
    case .unknown: return nil
    case .absent: break
    }
    for path in module.scopes(of: place.type) {
      guard let type = module.types[path] else { continue }
      if let found = property(name, of: type) { return found }
    }
    return agreed(module.variables[name] ?? [])
  }

  /// The type of `self`: the enclosing type or, in a static member, its metatype.
  private func own(at node: some SyntaxProtocol) -> TypeText? {
    place.spelling.map { TypeText($0) }.map { node.isInStaticMember ? $0.metatype : $0 }
  }

  func property(_ name: String, of type: TypeEntry) -> TypeText? {
    let members = module.members(named: name, of: type).filter { $0.kind == .property }
    guard let member = members.first else { return nil }
    if let type = member.type { return TypeText(type) }
    return member.binding?.initializer.flatMap { deeper?.type(of: $0.value) }
  }

  private func member(_ access: MemberAccessExprSyntax) -> TypeText? {
    guard let base = access.base else { return nil }
    let name = access.declName.baseName.text.withoutBackticks
    if name == "self" {
      let text = base.oneLine
      return text.first?.isUppercase == true ? TypeText(text).metatype : type(of: base)
    }
    if let type = type(of: base) {
      if let found = CollectionMembers.type(of: name, in: type) { return found }
      let path = (type.unwrapped.instance ?? type.unwrapped).text
      if let entry = module.type(
        named: SourceReader.withoutArguments(path), from: place.type, in: place.file)
      {
        return property(name, of: entry)
      }
    }
    if let entry = module.type(
      named: SourceReader.withoutArguments(base.oneLine), from: place.type, in: place.file)
    {
      return property(name, of: entry)
    }
    return agreed(module.propertyTypes[name] ?? [])
  }

  // MARK: Calls

  private func call(_ call: FunctionCallExprSyntax) -> TypeText? {
    if call.calledExpression.oneLine == "type", call.arguments.first?.label?.text == "of" {
      return call.arguments.first.flatMap { type(of: $0.expression) }?.metatype
    }
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.withoutBackticks
      if name.first?.isUppercase == true { return TypeText(name) }
      if let found = self.name(reference)?.unwrapped.result { return found }
      return agreed(module.results[name] ?? [])
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return nil }
    let name = access.declName.baseName.text.withoutBackticks
    if name == "init" { return type(of: base)?.instance ?? TypeText(base.oneLine) }
    if let type = type(of: base) {
      if let found = CollectionMembers.type(of: name, in: type) { return found }
      let path = (type.unwrapped.instance ?? type.unwrapped).text
      let entry = module.type(
        named: SourceReader.withoutArguments(path), from: place.type, in: place.file)
      let methods =
        entry.map { module.members(named: name, of: $0).filter { $0.kind == .method } } ?? []
      if let found = agreed(methods.map { $0.type ?? "" }) { return found }
    }
    return agreed(module.results[name] ?? [])
  }

  private func subscripted(_ call: SubscriptCallExprSyntax) -> TypeText? {
    guard let type = type(of: call.calledExpression)?.unwrapped else { return nil }
    if let value = type.value {
      let hasDefault = call.arguments.contains { $0.label?.text == "default" }
      return hasDefault ? value : TypeText(value.text + "?")
    }
    return type.element
  }

  /// The type if all declarations of a name agree.
  private func agreed(_ types: [String]) -> TypeText? {
    guard let first = types.first, !first.isEmpty, types.allSatisfy({ $0 == first }) else {
      return nil
    }
    return TypeText(first)
  }
}

extension SyntaxProtocol {
  /// Whether the nearest member that contains the node is a static member or a class member.
  var isInStaticMember: Bool {
    for ancestor in sequence(first: Syntax(self), next: \.parent) {
      guard ancestor.parent?.is(MemberBlockItemSyntax.self) == true else { continue }
      let modifiers = ancestor.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
    }
    return false
  }
}

/// Members of arrays, dictionaries and optionals that contain or return elements.
enum CollectionMembers {
  /// The type of the member, or the result of the method, `name` of a collection; nil for others.
  static func type(of name: String, in type: TypeText) -> TypeText? {
    let type = type.unwrapped
    if let value = type.value, name == "values" { return TypeText("[\(value.text)]") }
    guard let element = type.element else { return nil }
    if same.contains(name) { return type }
    if optional.contains(name) { return TypeText(element.text + "?") }
    return single.contains(name) ? element : nil
  }

  /// Methods that call a closure with each element.
  static let looping: Set<String> = [
    "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy",
    "firstIndex", "lastIndex", "lazy", "reduce",
  ]

  private static let same: Set<String> = [
    "reversed", "sorted", "filter", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "lazy",
  ]
  private static let optional: Set<String> = [
    "first", "last", "randomElement", "popLast", "popFirst", "min", "max",
  ]
  private static let single: Set<String> = ["removeFirst", "removeLast", "remove"]
}
