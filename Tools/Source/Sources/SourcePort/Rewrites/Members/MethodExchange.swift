import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Makes a method exchangeable if a module may exchange it with a method of UIKit.
  ///
  /// An exchangeable method first checks whether it has a new implementation and, if so, runs that
  /// implementation, because a call in Swift cannot be redirected. A replacement that calls itself
  /// therefore runs UIKit's method.
  static let methodExchange = Rewrite(name: "exchange of methods") { module in
    var changes = Changes()
    guard module.exchangesMethods else { return changes }
    for type in module.allTypes {
      for member in type.members where module.canExchange(member, of: type) {
        guard let body = member.exchangedBody else { continue }
        let number = module.file(of: member)
        let question = Question(member, of: type, module)
        for edit in question.edits(in: body) { changes.edit(number, edit) }
        changes.usesRuntime(number)
        changes.rewrote(number, at: member.offset, "exchange of \(member.fullName)", question.call)
      }
    }
    return changes
  }

  /// The first statement of an exchangeable method, which runs the new implementation if there is
  /// one.
  private struct Question {
    private let member: Member
    let call: String

    init(_ member: Member, of type: TypeEntry, _ module: ModuleIndex) {
      self.member = member
      let owner = module.containers[member.container].spelling
      let arguments = member.parameters.map { ", " + $0.name }.joined()
      let result = member.type.map { ", as: (\($0)).self" } ?? ""
      call =
        "ExposedClass.\(member.type == nil ? "ran" : "answer")("
        + "\"\(module.selector(ofExchanged: member, in: type))\", of: \(owner).self, "
        + "self\(arguments)\(result))"
    }

    func edits(in body: Body) -> [Edit] {
      let statement =
        member.type == nil
        ? "if \(call) { return }" : "if let _exchanged = \(call) { return _exchanged }"
      var edits = [Edit(at: body.start, " \(statement); ")]
      if member.type != nil, let value = body.onlyExpression {
        edits.append(Edit(at: value, "return "))
      }
      return edits + member.unnamedParameters
    }
  }

  fileprivate struct Body {
    /// The offset after the body's opening brace.
    let start: Int
    /// The offset of the expression that the body returns implicitly.
    let onlyExpression: Int?

    init(_ start: Int, _ statements: CodeBlockItemListSyntax) {
      self.start = start
      guard statements.count == 1, let item = statements.first?.item else {
        onlyExpression = nil
        return
      }
      let isReturned = item.is(ExprSyntax.self) || item.is(ExpressionStmtSyntax.self)
      let returns = item.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.return) && $0.isOutsideClosures(of: item)
      }
      let callee = item.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
      let neverReturns = callee == "fatalError" || callee == "preconditionFailure"
      onlyExpression = isReturned && !returns && !neverReturns ? item.start : nil
    }
  }
}

extension Member {
  /// The body of a method, or the body of a property's getter.
  fileprivate var exchangedBody: Rewrite.Body? {
    if let body = declaration.as(FunctionDeclSyntax.self)?.body {
      return Rewrite.Body(body.leftBrace.end, body.statements)
    }
    guard let block = binding?.accessorBlock else { return nil }
    switch block.accessors {
    case .getter(let statements): return Rewrite.Body(block.leftBrace.end, statements)
    case .accessors(let accessors):
      let getter = accessors.first { $0.accessorSpecifier.text == "get" }
      return getter?.body.map { Rewrite.Body($0.leftBrace.end, $0.statements) }
    @unknown default: return nil
    }
  }

  var hasExchangeableBody: Bool { exchangedBody != nil }

  /// Edits that name the parameters that do not have a name in the body.
  fileprivate var unnamedParameters: [Edit] {
    let clause = declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause
    return zip(clause?.parameters ?? [], parameters).compactMap { node, parameter in
      if let second = node.secondName {
        return second.text == "_" ? Edit(second.bytes, parameter.name) : nil
      }
      return node.firstName.text == "_"
        ? Edit(at: node.firstName.end, " " + parameter.name) : nil
    }
  }
}

extension TokenSyntax {
  /// Whether no closure inside `node` contains the token.
  fileprivate func isOutsideClosures(of node: some SyntaxProtocol) -> Bool {
    for ancestor in sequence(first: Syntax(self), next: \.parent) {
      if ancestor.is(ClosureExprSyntax.self) { return false }
      if ancestor.id == node.id { return true }
    }
    return true
  }
}
