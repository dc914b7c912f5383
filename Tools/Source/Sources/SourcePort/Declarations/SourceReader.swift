import SwiftSource
import SwiftSyntax

/// Reads a file once and collects its declarations, and the uses that the rewrites need.
///
/// `#if` clauses that cannot be compiled for iOS are skipped.
final class SourceReader: SyntaxVisitor {
  private(set) var file: FileIndex
  private(set) var containers: [Container] = []
  private(set) var types: [TypeEntry] = []

  private let fileNumber: Int
  private let firstContainer: Int
  private let module: String
  private let flags: BuildFlags
  /// The file's private top-level types whose names are also declared in other files.
  private let ownNames: Set<String>
  /// The names of the types that are removed because only SwiftUI uses them.
  let removedTypes: Set<String>
  private var scopes: [Scope] = []
  /// For each scope, whether the current place is inside an `#if` that contains members of the
  /// scope.
  private var conditionals: [Bool] = []

  private enum Scope {
    case type(path: String, spelling: String, container: Int, isGeneric: Bool)
    case function
  }

  init(
    _ file: SourceFile, number: Int, firstContainer: Int, module: String, isContext: Bool,
    flags: BuildFlags, ownNames: Set<String> = [], removedTypes: Set<String> = []
  ) {
    self.file = FileIndex(source: file, isContext: isContext)
    self.removedTypes = removedTypes
    (fileNumber, self.firstContainer, self.module) = (number, firstContainer, module)
    self.ownNames = ownNames
    self.flags = flags
    super.init(viewMode: .sourceAccurate)
    self.file.hasErrors = file.tree.hasError && ErrorFinder.finds(in: file.tree, flags)
    guard !self.file.hasErrors else { return }
    walk(file.tree)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isSwiftUI(node.inheritanceClause) else { return leave(out: removed(node, "class")) }
    return enter(node, .class, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isSwiftUI(node.inheritanceClause) else { return leave(out: removed(node, "struct")) }
    return enter(node, .struct, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isSwiftUI(node.inheritanceClause) else { return leave(out: removed(node, "enum")) }
    return enter(node, .enum, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocol, generics: nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isSwiftUI(node.inheritanceClause, extending: node.extendedType) else {
      let name = "extension \(node.extendedType.oneLine)"
      return leave(out: SwiftUIPart(kind: .declaration, bytes: node.bytes, name: name))
    }
    let spelling = Self.withoutArguments(node.extendedType.oneLine)
    var path = spelling
    if path.hasPrefix(module + ".") { path = String(path.dropFirst(module.count + 1)) }
    path = TypeEntry.path(path, ownTo: fileNumber, ownNames)
    add(
      TypeEntry(path: path, inherited: Self.inherited(node.inheritanceClause)),
      Container(
        file: fileNumber, type: path, isExtension: true, spelling: spelling,
        attributes: Self.names(node.attributes), modifiers: Self.names(node.modifiers),
        inherits: node.inheritanceClause != nil,
        inheritanceEnd: node.inheritanceClause?.inheritedTypes.last?.type.end,
        isConstrained: node.genericWhereClause != nil, isLocal: false,
        openBrace: node.memberBlock.leftBrace.start, closeBrace: node.memberBlock.rightBrace.start,
        needsSeparator: needsSeparator(node.memberBlock), offset: node.extendedType.start,
        isTopLevel: true))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeEntry.Kind,
    generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last { if case .type = $0 { true } else { false } }
    let isLocal = scopes.contains { if case .function = $0 { true } else { false } }
    let name = node.name.text.withoutBackticks
    var path = name
    var isGeneric = generics != nil
    if case .type(let outerPath, _, _, let outerIsGeneric)? = outer {
      path = outerPath + "." + name
      isGeneric = isGeneric || outerIsGeneric
    }
    if isLocal {
      path = "\(fileNumber)@\(node.start)." + path
    } else if outer == nil {
      path = TypeEntry.path(path, ownTo: fileNumber, ownNames)
    }
    var entry = TypeEntry(path: path, kind: kind, inherited: Self.inherited(node.inheritanceClause))
    entry.isGeneric = isGeneric
    entry.parameters = generics?.parameters.map(\.name.text) ?? []
    entry.constraints = GenericParameters.constraints(of: Syntax(node))
    entry.attributes = Self.names(node.attributes)
    entry.modifiers = Self.names(node.modifiers)
    entry.objectiveCName = Self.objectiveCName(node.attributes)
    entry.body = firstContainer + containers.count
    add(
      entry,
      Container(
        file: fileNumber, type: path, isExtension: false, spelling: node.name.text,
        attributes: entry.attributes, modifiers: entry.modifiers,
        inherits: node.inheritanceClause != nil,
        inheritanceEnd: node.inheritanceClause?.inheritedTypes.last?.type.end, isConstrained: false,
        isLocal: isLocal, openBrace: node.memberBlock.leftBrace.start,
        closeBrace: node.memberBlock.rightBrace.start,
        needsSeparator: needsSeparator(node.memberBlock), offset: node.name.start,
        isTopLevel: scopes.isEmpty))
    return .visitChildren
  }

  private func add(_ entry: TypeEntry, _ container: Container) {
    let number = firstContainer + containers.count
    containers.append(container)
    var entry = entry
    entry.containers = [number]
    scopes.append(
      .type(
        path: entry.path, spelling: container.spelling, container: number,
        isGeneric: entry.isGeneric))
    types.append(entry)
    conditionals.append(false)
  }

  private func needsSeparator(_ block: MemberBlockSyntax) -> Bool {
    guard let last = block.members.last, last.semicolon == nil else { return false }
    return !file.source.bytes[last.end..<block.rightBrace.start].contains {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
  }

  /// Leaves out a declaration that only SwiftUI uses. The scope is for the call of `leave()` after
  /// the declaration.
  private func leave(out part: SwiftUIPart) -> SyntaxVisitorContinueKind {
    file.swiftUIParts.append(part)
    scopes.append(.function)
    conditionals.append(false)
    return .skipChildren
  }

  private func leave() {
    scopes.removeLast()
    conditionals.removeLast()
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isSwiftUI(node.signature.returnClause?.type) else {
      let name = "func \(node.name.text)"
      return leave(out: SwiftUIPart(kind: .declaration, bytes: node.bytes, name: name))
    }
    let result = node.signature.returnClause?.type.oneLine
    if scopes.isEmpty {
      file.declaredNames.insert(node.name.text)
      if node.isNumberOperator { file.numberOperators.append(node) }
    }
    file.results[node.name.text.withoutBackticks, default: []].append(result ?? "")
    note(node.signature.parameterClause.parameters)
    add(node, node.attributes, node.modifiers) { attributes, modifiers, number in
      Member(
        kind: .method, name: node.name.text.withoutBackticks,
        parameters: Self.parameters(node.signature.parameterClause.parameters),
        type: result.flatMap { $0 == "Void" || $0 == "()" ? nil : $0 }, attributes: attributes,
        modifiers: modifiers, objectiveCName: Self.objectiveCName(node.attributes),
        isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
        isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
        isGeneric: node.genericParameterClause != nil, isSettable: false, container: number,
        offset: node.name.start, isConditional: conditionals.last ?? false,
        declaration: DeclSyntax(node), binding: nil)
    }
    return enterFunction()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.signature.parameterClause.parameters)
    add(node, node.attributes, node.modifiers) { attributes, modifiers, number in
      Member(
        kind: .initializer, name: "init",
        parameters: Self.parameters(node.signature.parameterClause.parameters),
        type: node.optionalMark?.text, attributes: attributes, modifiers: modifiers,
        objectiveCName: Self.objectiveCName(node.attributes),
        isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
        isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
        isGeneric: node.genericParameterClause != nil, isSettable: false, container: number,
        offset: node.initKeyword.start, isConditional: conditionals.last ?? false,
        declaration: DeclSyntax(node), binding: nil)
    }
    return enterFunction()
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.attributes, node.modifiers) { attributes, modifiers, number in
      Member(
        kind: .subscript, name: "subscript",
        parameters: Self.parameters(node.parameterClause.parameters),
        type: node.returnClause.type.oneLine, attributes: attributes, modifiers: modifiers,
        objectiveCName: nil, isThrowing: false, isAsync: false, isGeneric: false,
        isSettable: node.accessorBlock?.hasSetter ?? false, container: number,
        offset: node.subscriptKeyword.start, isConditional: conditionals.last ?? false,
        declaration: DeclSyntax(node), binding: nil)
    }
    return enterFunction()
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction()
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.bindings.first, isSwiftUI(binding.typeAnnotation?.type) {
      let name = "var \(binding.pattern.oneLine)"
      file.swiftUIParts.append(
        SwiftUIPart(kind: .declaration, bytes: node.bytes, name: name))
      return .skipChildren
    }
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      let type = binding.typeAnnotation?.type.oneLine
      file.variables[name.text, default: []].append(type ?? "")
      if scopes.isEmpty { file.globalVariables.insert(name.text.withoutBackticks) }
      add(node, node.attributes, node.modifiers) { attributes, modifiers, number in
        Member(
          kind: .property, name: name.text.withoutBackticks, parameters: [], type: type,
          attributes: attributes, modifiers: modifiers,
          objectiveCName: Self.objectiveCName(node.attributes), isThrowing: false, isAsync: false,
          isGeneric: false,
          isSettable: !isLet && (binding.accessorBlock?.hasSetter ?? true), container: number,
          offset: name.start, isConditional: conditionals.last ?? false,
          declaration: DeclSyntax(node),
          binding: binding)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: AccessorBlockSyntax) { leave() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
  override func visitPost(_ node: ClosureExprSyntax) { leave() }

  private func enterFunction() -> SyntaxVisitorContinueKind {
    scopes.append(.function)
    conditionals.append(false)
    return .visitChildren
  }

  private func note(_ parameters: FunctionParameterListSyntax) {
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      file.variables[name, default: []].append(parameter.type.oneLine)
    }
  }

  /// Adds a member if the innermost scope is a type's scope.
  private func add(
    _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ make: (Set<String>, Set<String>, Int) -> Member
  ) {
    guard case .type(let path, _, let number, _)? = scopes.last,
      let index = types.lastIndex(where: { $0.path == path && $0.containers == [number] })
    else { return }
    types[index].members.append(make(Self.names(attributes), Self.names(modifiers), number))
  }

  // MARK: Uses

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    file.imports.append(node)
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    file.conditions.append(node)
    let outer = conditionals.last
    if outer != nil { conditionals[conditionals.count - 1] = true }
    for clause in node.reachableClauses(flags) {
      if let elements = clause.elements { walk(elements) }
    }
    if let outer { conditionals[conditionals.count - 1] = outer }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    file.attributes.append(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    preview(node.macroName, node.bytes)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard let view = hostedView(node) else { return .visitChildren }
    file.swiftUIParts.append(view)
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let view = assignedView(node) { file.swiftUIParts.append(view) }
    return .visitChildren
  }

  /// Leaves out a preview, which only Xcode shows.
  private func preview(_ name: TokenSyntax, _ bytes: Range<Int>) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    file.swiftUIParts.append(SwiftUIPart(kind: .declaration, bytes: bytes, name: "#Preview"))
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { return preview(node.macroName, node.bytes) }
    if ["selector", "keyPath"].contains(node.macroName.text) {
      file.macros.append(Placed(node: node, place: place))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), access.base != nil,
      access.declName.baseName.text == "init", node.trailingClosure == nil
    {
      file.initializerCalls.append(Placed(node: node, place: place))
    }
    if let name = called.as(DeclReferenceExprSyntax.self), node.trailingClosure == nil,
      name.baseName.text.first?.isUppercase == true
    {
      file.initializerCalls.append(Placed(node: node, place: place))
    }
    let callee =
      called.as(OptionalChainingExprSyntax.self)?.expression
      ?? called.as(ForceUnwrapExprSyntax.self)?.expression
    if callee?.is(MemberAccessExprSyntax.self) == true {
      file.optionalCalls.append(Placed(node: node, place: place))
    }
    return .visitChildren
  }

  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { file.coercions.append(node) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    file.memberAccesses.append(Placed(node: node, place: place))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      noteSwiftUI(node.baseName)
    }
    if Qualifiers.standIns[node.baseName.text] != nil,
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    {
      file.qualifiers.append(node.baseName)
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == ExprSyntax(node).id
    {
      noteQualifier(node.baseName, of: access.declName.baseName)
    }
    if HiddenFunctions.names.contains(node.baseName.text),
      node.parent?.is(FunctionCallExprSyntax.self) == true
    {
      file.hiddenFunctions.append(Placed(node: node, place: place))
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    noteSwiftUI(node.name)
    if Qualifiers.standIns[node.name.text] != nil, node.parent?.is(MemberTypeSyntax.self) == true {
      file.qualifiers.append(node.name)
    }
    if let member = node.parent?.as(MemberTypeSyntax.self),
      member.baseType.id == TypeSyntax(node).id
    {
      note(member.name)
      noteQualifier(node.name, of: member.name)
    }
    if let clause = node.genericArgumentClause {
      note(node.name.text, clause)
      if let view = hostedType(node.name.text, clause) { file.swiftUIParts.append(view) }
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.expression.trimmedDescription, node.genericArgumentClause)
    if let view = hostedType(node.expression.trimmedDescription, node.genericArgumentClause) {
      file.swiftUIParts.append(view)
    }
    return .visitChildren
  }

  private func note(_ type: String, _ clause: GenericArgumentClauseSyntax) {
    file.specializations.append(
      Placed(
        node: Specialization(
          type: type, arguments: clause.arguments.map(\.argument.oneLine), offset: clause.start),
        place: place))
  }

  private func noteQualifier(_ word: TokenSyntax, of name: TokenSyntax) {
    guard word.text == "Foundation", let module = FoundationParts.modules[name.text] else { return }
    file.foundationQualifiers.append((word, module))
  }

  private func noteSwiftUI(_ use: TokenSyntax) {
    guard file.importsSwiftUI, SwiftUINames.unavailable.contains(use.text) else { return }
    file.swiftUIUses.append(use)
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.type.oneLine.split(separator: ".").last == "NSFetchRequestResult" {
      file.fetchResults.append(node)
    }
    return .visitChildren
  }

  private func note(_ use: TokenSyntax) {
    if RuntimeNames.all.contains(use.text) { file.names.append(use) }
    if FoundationParts.modules[use.text] != nil { file.foundationParts.append(use) }
    if OldNames.all.contains(use.text) { file.oldNames.append(use) }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    file.declaredNames.insert(node.name.text)
    if node.initializer.value.isImplementation {
      file.implementationTypes.insert(node.name.text)
    }
    let target = node.initializer.value
    if scopes.isEmpty, node.genericParameterClause == nil, target.is(IdentifierTypeSyntax.self) {
      file.aliases[node.name.text] = target.oneLine
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = (node.secondName ?? node.firstName).text
    file.variables[name, default: []].append(node.type?.oneLine ?? "")
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      if scopes.isEmpty { file.globalVariables.insert(name) }
      file.variables[name, default: []].append(node.typeAnnotation?.type.oneLine ?? "")
    }
    return .visitChildren
  }

  private var place: Place {
    for case .type(let path, let spelling, _, _) in scopes.reversed() {
      return Place(type: path, spelling: spelling, file: fileNumber)
    }
    return Place(type: nil, spelling: nil, file: fileNumber)
  }
}
