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

  /// The parser reads a semicolon directly after the name of an operator as a part of the name, and
  /// reports it and the next declaration on the line. The compiler accepts both.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.item.is(OperatorDeclSyntax.self) ? .skipChildren : visitAny(Syntax(node))
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.reachableClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}
