import SwiftSource
import SwiftSyntax

/// Reads the types that a file declares, in all branches of an `#if`. Types inside functions are
/// skipped.
final class DeclarationReader: SyntaxVisitor {
  private(set) var declarations: [Declaration] = []
  /// The indices of the enclosing types, the outermost first.
  private var open: [Int] = []

  static func declarations(of source: SourceFile) -> [Declaration] {
    let reader = DeclarationReader(viewMode: .sourceAccurate)
    reader.walk(source.tree)
    return reader.declarations
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .class, [node.name.plain], from: node.classKeyword)
  }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocol, [node.name.plain], from: node.protocolKeyword)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .other, [node.name.plain], from: node.structKeyword)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .other, [node.name.plain], from: node.enumKeyword)
  }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .other, [node.name.plain], from: node.actorKeyword)
  }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.names.first?.split(separator: ".").map(String.init) ?? []
    return enter(node, .extension, name, from: node.extensionKeyword)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declarations.append(
      Declaration(
        kind: .alias, name: outer + [node.name.plain], inherits: node.initializer.value.names,
        isPublic: node.modifiers.isPublic, range: node.typealiasKeyword.start..<node.end))
    return .skipChildren
  }

  private var outer: [String] { open.last.map { declarations[$0].name } ?? [] }

  private func enter(
    _ node: some DeclGroupSyntax, _ kind: Declaration.Kind, _ name: [String],
    from keyword: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let isConstrained =
      node.asProtocol(WithGenericParametersSyntax.self)?.genericWhereClause != nil
      || node.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    let inherits = node.inheritanceClause?.inheritedTypes.flatMap(\.type.names) ?? []
    declarations.append(
      Declaration(
        kind: kind, name: outer + name, inherits: inherits, isConstrained: isConstrained,
        isPublic: node.modifiers.isPublic, range: keyword.start..<node.end))
    open.append(declarations.count - 1)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map { $0.firstName.plain + ":" }
    let isRequirement = open.last.map { declarations[$0].kind == .protocol } == true
    add(node.modifiers) {
      Member(
        kind: .method, name: node.name.plain + "(" + labels.joined() + ")",
        isOverride: node.modifiers.isOverride, isPublic: node.modifiers.isPublic,
        types: parameters.map { $0.type.plainType + ($0.ellipsis == nil ? "" : "...") },
        requirement: isRequirement
          ? "func \(node.name.text)" + node.signature.oneLine : nil,
        range: node.funcKeyword.start..<node.end)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      add(node.modifiers) {
        Member(
          kind: .property, name: name.plain, isOverride: node.modifiers.isOverride,
          isPublic: node.modifiers.isPublic, range: name.start..<node.end)
      }
    }
    return .skipChildren
  }

  /// Adds a member to the innermost type, unless it is a static or class member.
  private func add(_ modifiers: DeclModifierListSyntax, _ make: () -> Member) {
    guard let index = open.last,
      !modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return }
    declarations[index].members.append(make())
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TokenSyntax {
  /// The token's text without backticks.
  fileprivate var plain: String { text.filter { $0 != "`" } }
}

extension DeclModifierListSyntax {
  fileprivate var isPublic: Bool {
    contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
  }
  fileprivate var isOverride: Bool { contains { $0.name.text == "override" } }
}

extension TypeSyntax {
  /// The names of the types in an inheritance clause, such as `Outer.Inner`, without generic
  /// arguments.
  fileprivate var names: [String] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.plain] }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.names.map { $0 + "." + type.name.plain }
    }
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap(\.type.names)
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.names }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.names }
    return []
  }

  /// A parameter's type without spaces, attributes and modifiers such as `inout` and `any`.
  fileprivate var plainType: String {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainType }
    return tokens(viewMode: .sourceAccurate).map(\.text).filter {
      !["inout", "any", "some", "sending", "borrowing", "consuming"].contains($0)
    }.joined()
  }
}
