import SwiftSource
import SwiftSyntax

/// A part of a file that only SwiftUI can run.
struct SwiftUIPart: Sendable {
  enum Kind: Sendable {
    /// A declaration that is removed.
    case declaration
    /// An expression or a type that is replaced with a placeholder.
    case view
    /// The app itself, which starts with a scene of SwiftUI.
    case app
  }
  let kind: Kind
  let bytes: Range<Int>
  /// The declaration, such as `struct Card`, or the view's name.
  let name: String
}

extension FileIndex {
  var importsSwiftUI: Bool { imports.contains { $0.path.first?.name.text == SwiftUINames.module } }

  /// The first use of a name of SwiftUI outside the parts that are removed. `declared` are the names
  /// that the module itself declares.
  func swiftUIUse(declared: Set<String>) -> TokenSyntax? {
    swiftUIUses.first { use in
      !declared.contains(use.text) && !swiftUIParts.contains { $0.bytes.contains(use.start) }
    }
  }

  /// The first removed declaration, if nothing but imports remains in the file.
  var onlyDeclaresViews: SwiftUIPart? {
    guard importsSwiftUI, !hasRest else { return nil }
    return swiftUIParts.first { $0.kind == .declaration }
  }

  /// Whether something other than imports remains when the removed declarations are gone.
  private var hasRest: Bool {
    func remains(_ item: CodeBlockItemSyntax) -> Bool {
      if item.item.is(ImportDeclSyntax.self) { return false }
      if swiftUIParts.contains(where: { $0.kind == .declaration && $0.bytes.contains(item.start) })
      {
        return false
      }
      guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return true }
      return condition.clauses.contains { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self)?.contains(where: remains) == true
      }
    }
    return source.tree.statements.contains(where: remains)
  }
}

extension ExprSyntax {
  /// The name of the view that an expression creates: `Card` for `Card(a).padding()`, and for
  /// `AnyView(Card(a))`; nil if the expression does not begin with a call of a type.
  var viewName: String? {
    var callee: ExprSyntax?
    var expression = self
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if call.calledExpression.oneLine == "AnyView", let inner = call.arguments.first {
          return inner.expression.viewName ?? "AnyView"
        }
        callee = call.calledExpression
        expression = call.calledExpression
      } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
        // A type with a qualifier, as in `Cards.Card()`.
        if callee?.id == expression.id, access.declName.baseName.text.first?.isUppercase == true {
          return access.declName.baseName.text
        }
        expression = base
      } else if let special = expression.as(GenericSpecializationExprSyntax.self) {
        if callee?.id == expression.id { callee = special.expression }
        expression = special.expression
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        return callee?.id == expression.id && name.first?.isUppercase == true ? name : nil
      } else {
        return nil
      }
    }
  }
}
