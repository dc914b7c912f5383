import SwiftSyntax

/// Finds parse errors in code that can be compiled for iOS.
final class ErrorFinder: SyntaxAnyVisitor {
  private var found = false

  static func finds(in tree: SourceFileSyntax) -> Bool {
    let finder = ErrorFinder(viewMode: .all)
    finder.walk(tree)
    return finder.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if found || !node.hasError { return .skipChildren }
    if node.is(UnexpectedNodesSyntax.self) { found = true }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing || token.hasError { found = true }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.reachableClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}
