import SwiftSource
import SwiftSyntax

/// Finds the declarations of names inside functions: variables, parameters, bindings and loops.
struct LocalNames {
  enum Found {
    case known(TypeText)
    /// The name is declared, but its type is not written.
    case unknown
    case absent

    init(_ type: TypeText?) { self = type.map { .known($0) } ?? .unknown }
  }

  private let types: ExpressionTypes

  init(_ types: ExpressionTypes) { self.types = types }

  /// The type of the nearest declaration of `name` around `node`.
  func type(of name: String, at node: some SyntaxProtocol) -> Found {
    let start = node.start
    var child = Syntax(node)
    while let parent = child.parent {
      if let found = found(name, in: parent, from: child, before: start) { return found }
      child = parent
    }
    return .absent
  }

  private func found(
    _ name: String, in parent: Syntax, from child: Syntax, before start: Int
  ) -> Found? {
    switch parent.kind {
    case .codeBlockItemList:
      return statements(name, parent.cast(CodeBlockItemListSyntax.self), before: start)
    case .conditionElementList:
      return conditions(name, parent.cast(ConditionElementListSyntax.self), before: start)
    case .ifExpr where child.kind == .codeBlock:
      let expression = parent.cast(IfExprSyntax.self)
      return expression.elseBody.map { Syntax($0).id == child.id } == true
        ? nil : conditions(name, expression.conditions, before: start)
    case .whileStmt:
      return conditions(name, parent.cast(WhileStmtSyntax.self).conditions, before: start)
    case .forStmt where child.kind == .codeBlock || child.kind == .whereClause:
      return loop(name, parent.cast(ForStmtSyntax.self))
    case .closureExpr: return closure(name, parent.cast(ClosureExprSyntax.self))
    case .functionDecl:
      return parameters(name, parent.cast(FunctionDeclSyntax.self).signature.parameterClause)
    case .initializerDecl:
      return parameters(name, parent.cast(InitializerDeclSyntax.self).signature.parameterClause)
    case .subscriptDecl:
      return parameters(name, parent.cast(SubscriptDeclSyntax.self).parameterClause)
    case .switchCase: return cases(name, parent.cast(SwitchCaseSyntax.self))
    default: return nil
    }
  }

  private func statements(
    _ name: String, _ list: CodeBlockItemListSyntax, before start: Int
  ) -> Found? {
    let isFile = list.parent?.is(SourceFileSyntax.self) == true
    if isFile, !types.module.files[types.place.file].globalVariables.contains(name) { return nil }
    for item in list.reversed() where isFile || item.start < start {
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where binding.pattern.name == name {
          guard isFile || binding.end <= start else { continue }
          return bound(binding.typeAnnotation, binding.initializer?.value)
        }
      }
      if let guarded = item.item.as(GuardStmtSyntax.self), guarded.end <= start,
        let found = conditions(name, guarded.conditions, before: start)
      {
        return found
      }
    }
    return nil
  }

  private func bound(_ annotation: TypeAnnotationSyntax?, _ value: ExprSyntax?) -> Found {
    Found(annotation.map { TypeText($0.type.oneLine) } ?? value.flatMap(types.type))
  }

  private func conditions(
    _ name: String, _ list: ConditionElementListSyntax, before start: Int
  ) -> Found? {
    for element in list.reversed() where element.end <= start {
      switch element.condition {
      case .optionalBinding(let binding) where binding.pattern.name == name:
        guard let value = binding.initializer?.value else { return outer(name, before: binding) }
        let type = binding.typeAnnotation.map { TypeText($0.type.oneLine) } ?? types.type(of: value)
        return Found(type?.unwrapped)
      case .matchingPattern(let match) where match.pattern.binds(name):
        return Found(match.pattern.castType.map { TypeText($0) })
      default: continue
      }
    }
    return nil
  }

  /// The type of `name` in `if let name`, which is the type of the outer `name`.
  private func outer(_ name: String, before binding: OptionalBindingConditionSyntax) -> Found {
    guard case .known(let type) = LocalNames(types).type(of: name, at: binding) else {
      return .absent
    }
    return .known(type.unwrapped)
  }

  private func loop(_ name: String, _ loop: ForStmtSyntax) -> Found? {
    if loop.pattern.name == name {
      if let annotation = loop.typeAnnotation { return .known(TypeText(annotation.type.oneLine)) }
      return Found(types.type(of: loop.sequence)?.unwrapped.element)
    }
    guard let tuple = loop.pattern.as(TuplePatternSyntax.self), tuple.elements.count == 2,
      let index = tuple.elements.map(\.pattern.name).firstIndex(of: name)
    else { return loop.pattern.binds(name) ? .unknown : nil }
    guard index == 1 else { return .unknown }
    if let call = loop.sequence.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "enumerated", let base = access.base
    {
      return Found(types.type(of: base)?.unwrapped.element)
    }
    return Found(types.type(of: loop.sequence)?.unwrapped.value)
  }

  private func closure(_ name: String, _ closure: ClosureExprSyntax) -> Found? {
    if name == "$0" { return closure.signature == nil ? Found(element(of: closure)) : nil }
    switch closure.signature?.parameterClause {
    case .parameterClause(let clause):
      for parameter in clause.parameters
      where (parameter.secondName ?? parameter.firstName).text == name {
        if let type = parameter.type { return .known(TypeText(type.oneLine)) }
        return clause.parameters.count == 1 ? Found(element(of: closure)) : .unknown
      }
      return nil
    case .simpleInput(let list):
      guard list.contains(where: { $0.name.text == name }) else { return nil }
      return list.count == 1 ? Found(element(of: closure)) : .unknown
    default: return nil
    }
  }

  /// The type of the elements that a method such as `map` passes to the closure.
  private func element(of closure: ClosureExprSyntax) -> TypeText? {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let access = call?.calledExpression.as(MemberAccessExprSyntax.self),
      CollectionMembers.looping.contains(access.declName.baseName.text),
      let base = access.base, let type = types.type(of: base)
    else { return nil }
    return type.unwrapped.element ?? type.unwrapped
  }

  private func parameters(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Found? {
    for parameter in clause.parameters
    where (parameter.secondName ?? parameter.firstName).text.withoutBackticks == name {
      let type = TypeText(parameter.type.oneLine)
      return .known(parameter.ellipsis == nil ? type : TypeText("[\(type.text)]"))
    }
    return nil
  }

  private func cases(_ name: String, _ section: SwitchCaseSyntax) -> Found? {
    guard case .case(let label) = section.label else { return nil }
    for item in label.caseItems where item.pattern.binds(name) {
      return Found(item.pattern.castType.map { TypeText($0) })
    }
    return nil
  }
}

extension PatternSyntax {
  fileprivate var name: String? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.name }
    return self.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
  }

  /// Whether the pattern declares a variable of this name.
  fileprivate func binds(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name
        && (token.parent?.is(IdentifierPatternSyntax.self) == true
          || token.previousToken(viewMode: .sourceAccurate)?.text == "let"
          || token.previousToken(viewMode: .sourceAccurate)?.text == "var")
    }
  }

  /// The type of `let kind as UIView.Type`.
  fileprivate var castType: String? {
    guard let binding = self.as(ValueBindingPatternSyntax.self),
      let expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression
    else { return nil }
    return expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
      .oneLine ?? expression.as(AsExprSyntax.self)?.type.oneLine
  }
}
