import SwiftSyntax

extension ExprSyntax {
  /// The last name in an expression. It is `delegate` for `delegate`, `self.delegate?` and
  /// `cell.delegate!`, and nil for other kinds of expressions.
  var lastName: String? {
    var base = self
    while true {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        base = chain.expression
      } else if let force = base.as(ForceUnwrapExprSyntax.self) {
        base = force.expression
      } else {
        break
      }
    }
    return base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
