import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites convenience initialisers in extensions of Apple's classes, such as `extension UILabel
  /// { convenience init(_ text: String) { self.init(); self.text = text } }`. The statements after
  /// `self.init(…)` are put into a closure.
  ///
  /// In an initialiser, Swift writes the class's own stored properties directly, without calling
  /// their observers. On iOS, the properties of Apple's classes are not stored Swift properties, so
  /// their setters are called. Inside a closure, Swift calls the setters as well.
  static let convenienceInitializers = Rewrite(name: "convenience initializers") { module in
    var changes = Changes()
    for type in module.allTypes where type.kind == .foreign {
      for member in type.members
      where member.kind == .initializer && member.modifiers.contains("convenience")
        && !module.isContext(member)
      {
        guard let body = member.declaration.as(InitializerDeclSyntax.self)?.body,
          let delegation = body.statements.first(where: { isDelegation($0) })
        else { continue }
        let rest = body.statements.drop { $0.id != delegation.id }.dropFirst()
        guard rest.contains(where: assigns), !rest.contains(where: leaves) else { continue }
        let number = module.file(of: member)
        let separator = delegation.semicolon == nil ? ";" : ""
        changes.edit(number, Edit(at: delegation.end, separator + " ({ () -> Void in"))
        changes.edit(number, Edit(at: rest.last?.end ?? delegation.end, " })()"))
        changes.rewrote(
          number, at: member.offset, "convenience init", "({ () -> Void in … })()")
      }
    }
    return changes
  }

  /// Whether the statement is `self.init(…)`.
  private static func isDelegation(_ item: CodeBlockItemSyntax) -> Bool {
    guard let call = item.item.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return callee.declName.baseName.text == "init"
      && callee.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  private static func assigns(_ item: CodeBlockItemSyntax) -> Bool {
    item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .equal }
  }

  /// Whether the statement may return from the initialiser, throw an error or suspend it, none of
  /// which works from inside a closure. For simplicity, such code inside a nested closure counts as
  /// well, because it is rare.
  private static func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    item.tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.return), .keyword(.throw), .keyword(.try), .keyword(.await)]
        .contains($0.tokenKind)
    }
  }
}
