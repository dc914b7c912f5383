import SwiftSource
import SwiftSyntax

extension SourceReader {
  /// Whether a type, or an extension, is a declaration that only SwiftUI uses.
  func isSwiftUI(
    _ inheritance: InheritanceClauseSyntax?, extending extended: TypeSyntax? = nil
  ) -> Bool {
    guard file.importsSwiftUI else { return false }
    let inherited = Self.inherited(inheritance).map(Self.withoutModule)
    // An extension in another file may add a protocol such as `Animatable` to a type that stays.
    if extended == nil || inherited.contains("View"),
      inherited.contains(where: SwiftUINames.protocols.contains)
    {
      return true
    }
    guard let extended else { return false }
    let name = Self.withoutModule(Self.withoutArguments(extended.oneLine))
    return SwiftUINames.protocols.contains(name) || SwiftUINames.unavailable.contains(name)
      || removedTypes.contains(name)
  }

  /// Whether a type such as the result of a function is a view of SwiftUI.
  func isSwiftUI(_ type: TypeSyntax?) -> Bool {
    guard file.importsSwiftUI, let type else { return false }
    return ["View", "Scene", "ToolbarContent"].contains { name in
      [name, "SwiftUI.\(name)"].contains { type.oneLine == "some \($0)" }
    }
  }

  private static func withoutModule(_ name: String) -> String {
    name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name
  }

  /// The part for a type that is removed.
  func removed(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ keyword: String) -> SwiftUIPart {
    let isMain = Self.names(node.attributes).contains("main")
    return SwiftUIPart(
      kind: isMain ? .app : .declaration, bytes: node.bytes, name: "\(keyword) \(node.name.text)")
  }

  /// The part for the argument `rootView` of a hosting controller: the view that the argument
  /// creates, or the value of the local constant that the argument names.
  func hostedView(_ node: LabeledExprSyntax) -> SwiftUIPart? {
    guard file.importsSwiftUI, node.label?.text == "rootView",
      node.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    else { return nil }
    return view(in: node.expression)
  }

  /// The part for the right side of `controller.rootView = Card()`.
  func assignedView(_ node: SequenceExprSyntax) -> SwiftUIPart? {
    let elements = Array(node.elements)
    guard file.importsSwiftUI, elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text == "rootView"
    else { return nil }
    return view(in: elements[2])
  }

  private func view(in expression: ExprSyntax) -> SwiftUIPart? {
    if let name = expression.viewName {
      return SwiftUIPart(kind: .view, bytes: expression.bytes, name: name)
    }
    guard let reference = expression.as(DeclReferenceExprSyntax.self),
      let value = Self.value(of: reference.baseName.text, before: Syntax(expression)),
      let name = value.viewName
    else { return nil }
    return SwiftUIPart(kind: .view, bytes: value.bytes, name: name)
  }

  /// The value with which a constant is declared in one of the blocks around a node.
  private static func value(of name: String, before node: Syntax) -> ExprSyntax? {
    var place: Syntax? = node
    while let current = place {
      for item in current.as(CodeBlockItemListSyntax.self) ?? [] where item.start < node.start {
        guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binding.typeAnnotation == nil {
          guard binding.pattern.oneLine == name else { continue }
          return binding.initializer?.value
        }
      }
      place = current.parent
    }
    return nil
  }

  /// The part for the generic argument in `UIHostingController<Card>`. A generic parameter stays.
  func hostedType(_ type: String, _ clause: GenericArgumentClauseSyntax) -> SwiftUIPart? {
    guard file.importsSwiftUI, Self.withoutModule(type) == "UIHostingController",
      let argument = clause.arguments.first
    else { return nil }
    let name = argument.argument.oneLine
    var place = Syntax(clause).parent
    while let current = place {
      let parameters =
        current.as(ClassDeclSyntax.self)?.genericParameterClause
        ?? current.as(StructDeclSyntax.self)?.genericParameterClause
        ?? current.as(EnumDeclSyntax.self)?.genericParameterClause
        ?? current.as(FunctionDeclSyntax.self)?.genericParameterClause
        ?? current.as(InitializerDeclSyntax.self)?.genericParameterClause
      if parameters?.parameters.contains(where: { $0.name.text == name }) == true { return nil }
      place = current.parent
    }
    return SwiftUIPart(kind: .view, bytes: argument.argument.bytes, name: "")
  }
}
