import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `view.classForCoder.description()` and `type(of: view).description()` to the name of
  /// the object's class. In Swift, classes are not objects and do not have methods such as
  /// `description()`.
  static let classDescriptions = Rewrite(name: "names of classes") { module in
    var changes = Changes()
    let isDeclared = module.owners(of: "description").contains { type in
      module.members(named: "description", of: type).contains { $0.kind == .method && $0.isStatic }
    }
    for (number, file) in module.own {
      for placed in file.memberAccesses {
        let access = placed.node
        let name = access.declName.baseName
        guard name.text == "description", let base = access.base,
          isClassForCoder(base) || !isDeclared && isType(base),
          let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
          call.trailingClosure == nil, let end = call.rightParen
        else { continue }
        let start = call.calledExpression.firstToken(viewMode: .sourceAccurate) ?? name
        changes.edit(number, Edit(at: start.start, "ExposedClass.name(of: "))
        changes.edit(
          number, Edit(access.period.bytes.lowerBound..<end.bytes.upperBound, ")"))
        changes.usesRuntime(number)
        changes.rewrote(number, at: name.start, "description of a class", "ExposedClass.name(of:)")
      }
    }
    return changes
  }
  /// Whether the expression is `object.classForCoder`.
  private static func isClassForCoder(_ expression: ExprSyntax) -> Bool {
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == "classForCoder" && access.base != nil
  }

  /// Whether the expression is `type(of: object)`.
  private static func isType(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
    else { return false }
    return call.arguments.count == 1 && call.arguments.first?.label?.text == "of"
  }
}
