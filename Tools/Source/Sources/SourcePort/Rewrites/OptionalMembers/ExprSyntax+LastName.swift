import SwiftSyntax

extension ExprSyntax {
  /// `delegate` for `delegate`, `self.delegate?` and `cell.delegate!`; nil for other expressions.
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
