import SwiftOperators
import SwiftSource
import SwiftSyntax

/// Finds the condition under which a call is made.
package struct BranchFinder {
  /// The longest text of a condition, in characters.
  private static let longest = 120

  private let file: SourceFile
  private let tree: Syntax

  package init(_ file: SourceFile) {
    self.file = file
    // Without folding, the two values of a conditional expression are parts of one flat list.
    tree = OperatorTable.standardOperators.foldAll(file.tree, errorHandler: { _ in })
  }

  /// The branch that contains the call of a method in a line; nil if the call is made under no
  /// condition. If the line does not call the method, the branch is that of the line's first
  /// statement.
  package func branch(line: Int, calling method: String) -> SourceBranch? {
    guard let start = node(in: line, calling: method) else { return nil }
    var child = start
    while let parent = child.parent, !isFunction(parent) {
      if let branch = branch(of: child, in: parent) { return branch }
      child = parent
    }
    return nil
  }

  private func node(in line: Int, calling method: String) -> Syntax? {
    guard let range = file.lines.range(of: line, in: file.bytes) else { return nil }
    var first: Syntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
      guard offset >= range.lowerBound else { continue }
      guard offset < range.upperBound else { break }
      first = first ?? Syntax(token)
      if token.text == method { return Syntax(token) }
    }
    return first
  }

  private func isFunction(_ node: Syntax) -> Bool {
    node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
      || node.is(AccessorDeclSyntax.self) || node.is(ClosureExprSyntax.self)
  }

  private func branch(of child: Syntax, in parent: Syntax) -> SourceBranch? {
    if let branch = parent.as(IfExprSyntax.self) {
      if child.id == branch.body.id { return condition(branch.conditions, .isTrue) }
      if child.id == branch.elseBody.map({ Syntax($0).id }) {
        return condition(branch.conditions, .isFalse)
      }
    }
    if let guarded = parent.as(GuardStmtSyntax.self), child.id == guarded.body.id {
      return condition(guarded.conditions, .isFalse)
    }
    if let choice = parent.as(TernaryExprSyntax.self), child.id != choice.condition.id {
      return condition(
        choice.condition, child.id == choice.thenExpression.id ? .isTrue : .isFalse)
    }
    if let part = parent.as(SwitchCaseSyntax.self), child.id == part.statements.id,
      let whole = part.parent?.parent?.as(SwitchExprSyntax.self)
    {
      let label = text(part.label)
      let patterns = label.hasSuffix(":") ? String(label.dropLast()) : label
      return SourceBranch(
        kind: .isCase, condition: patterns, line: self.line(of: part),
        subject: text(whole.subject))
    }
    if let item = child.as(CodeBlockItemSyntax.self),
      let items = parent.as(CodeBlockItemListSyntax.self)
    {
      for earlier in items.prefix(while: { $0.id != item.id }).reversed() {
        if let branch = exit(earlier) { return branch }
      }
    }
    return nil
  }

  /// The condition under which the statements after this one run; nil if they run in any case.
  private func exit(_ item: CodeBlockItemSyntax) -> SourceBranch? {
    if let guarded = item.item.as(GuardStmtSyntax.self) {
      return decides(guarded.conditions) ? condition(guarded.conditions, .isTrue) : nil
    }
    let statement = item.item.as(ExpressionStmtSyntax.self)?.expression
    guard let branch = statement?.as(IfExprSyntax.self), branch.elseBody == nil,
      let last = branch.body.statements.last?.item, decides(branch.conditions),
      last.is(ReturnStmtSyntax.self) || last.is(ThrowStmtSyntax.self)
        || last.is(BreakStmtSyntax.self) || last.is(ContinueStmtSyntax.self)
    else { return nil }
    return condition(branch.conditions, .isFalse)
  }

  /// Whether the conditions test more than the presence of values.
  private func decides(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { !$0.condition.is(OptionalBindingConditionSyntax.self) }
  }

  private func condition(_ node: some SyntaxProtocol, _ kind: SourceBranch.Kind) -> SourceBranch {
    let text = text(node)
    return SourceBranch(
      kind: kind, condition: text, line: line(of: node), value: value(ofName: text, at: node))
  }

  /// The value of a local constant or variable that is declared before a condition.
  private func value(ofName condition: String, at node: some SyntaxProtocol) -> String? {
    let name = condition.hasPrefix("!") ? condition.dropFirst() : condition[...]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    var child = Syntax(node)
    while let parent = child.parent {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        let before = items.prefix { $0.position < node.position }
        for declaration in before.reversed().compactMap({ $0.item.as(VariableDeclSyntax.self) }) {
          for binding in declaration.bindings where binding.pattern.trimmedDescription == name {
            return binding.initializer.map { text($0.value) }
          }
        }
      }
      if isFunction(parent) { return nil }
      child = parent
    }
    return nil
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    file.lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
  }

  /// The text of a node on one line.
  private func text(_ node: some SyntaxProtocol) -> String {
    let text = node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : text
  }
}
