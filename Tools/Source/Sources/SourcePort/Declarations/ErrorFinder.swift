import SwiftSyntax

/// Finds parse errors in code that can be compiled for iOS.
final class ErrorFinder: SyntaxAnyVisitor {
  private var found = false
  private let flags: BuildFlags

  private init(_ flags: BuildFlags) {
    self.flags = flags
    super.init(viewMode: .all)
  }

  static func finds(in tree: SourceFileSyntax, _ flags: BuildFlags) -> Bool {
    let finder = ErrorFinder(flags)
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

  /// The parser treats a semicolon directly after an operator's name as a part of the name.
  /// Therefore the parser reports errors at the semicolon and at the next declaration on the line,
  /// although the compiler accepts the code.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.item.is(OperatorDeclSyntax.self) ? .skipChildren : visitAny(Syntax(node))
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.reachableClauses(flags) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}
