import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `zip(a, b).flatMap { $0 - $1 }` to `compactMap`. Since Swift 4.1, the method is named
  /// `compactMap` if the closure does not return a sequence. Current compilers accept the old name,
  /// but cannot infer the types of such closures.
  ///
  /// The call is rewritten only if the source text shows that the base is a sequence and the result
  /// is a number.
  static let flatMaps = Rewrite(name: "flat maps") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for placed in file.memberAccesses {
        let access = placed.node
        let name = access.declName.baseName
        guard name.text == "flatMap", let base = access.base, isSequence(base),
          let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
          let closure = call.trailingClosure, makesNumber(closure)
        else { continue }
        let edit = Edit(name.bytes, "compactMap")
        changes.edit(number, edit)
        changes.rewrote(number, at: name.start, "old name flatMap", "compactMap")
      }
    }
    return changes
  }

  /// Whether the base is `zip(…)`, `stride(…)`, `[…]` or `(a..<b)`.
  private static func isSequence(_ base: ExprSyntax) -> Bool {
    if base.is(ArrayExprSyntax.self) { return true }
    if let call = base.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return name == "zip" || name == "stride"
    }
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements
    else { return false }
    return operators(elements).contains { $0 == "..<" || $0 == "..." }
  }

  /// Whether the closure's only expression subtracts, multiplies or divides, or is a `?:`
  /// expression with a number.
  private static func makesNumber(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.statements.count == 1,
      let item = closure.statements.first?.item.as(ExprSyntax.self),
      let elements = item.as(SequenceExprSyntax.self)?.elements
    else { return false }
    let operators = operators(elements)
    guard !operators.contains("??"), !operators.contains("..<"), !operators.contains("...") else {
      return false
    }
    let choices = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
    if !choices.isEmpty {
      return isNumber(elements.last) || choices.contains { isNumber($0.thenExpression) }
    }
    let arithmetic: Set = ["-", "*", "/", "%"]
    return operators.allSatisfy { arithmetic.contains($0) || $0 == "+" }
      && operators.contains(where: arithmetic.contains)
  }

  private static func operators(_ elements: ExprListSyntax) -> [String] {
    elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
  }

  private static func isNumber(_ expression: ExprSyntax?) -> Bool {
    expression?.is(FloatLiteralExprSyntax.self) == true
      || expression?.is(IntegerLiteralExprSyntax.self) == true
  }
}
