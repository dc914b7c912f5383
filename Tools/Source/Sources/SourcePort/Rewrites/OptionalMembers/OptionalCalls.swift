import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `delegate?.method?(…)` to a call that happens only if the object's class has the
  /// method.
  ///
  /// If the module declares the protocol, the class's member table is used. If UIKit declares the
  /// protocol, the default implementation of the requirement records that it was called, and
  /// `ExposedClass.answer` reads that record.
  static let optionalCalls = Rewrite(name: "optional calls") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for placed in file.optionalCalls {
        guard let call = OptionalCall(placed.node, module) else { continue }
        let edits = call.edits()
        for edit in edits { changes.edit(number, edit) }
        if call.usesRuntime { changes.usesRuntime(number) }
        changes.rewrote(
          number, at: call.callee.start, "\(call.name)\(call.mark.text)(…)",
          file.source.text(edited: call.callee.start..<call.end, by: edits))
      }
    }
    return changes
  }
}

/// A call `base.name?(…)` or `base.name!(…)`.
private struct OptionalCall {
  let callee: MemberAccessExprSyntax
  /// The token `?` or `!`.
  let mark: TokenSyntax
  private let node: FunctionCallExprSyntax
  private let base: ExprSyntax
  /// The selector of the requirement if a protocol of the module declares it.
  private let selector: String?
  /// The requirement's protocol if the object is declared as `AnyObject`; otherwise nil.
  private let cast: String?

  init?(_ node: FunctionCallExprSyntax, _ module: ModuleIndex) {
    let called = node.calledExpression
    let chain = called.as(OptionalChainingExprSyntax.self)
    let force = called.as(ForceUnwrapExprSyntax.self)
    guard let callee = (chain?.expression ?? force?.expression)?.as(MemberAccessExprSyntax.self),
      let mark = chain?.questionMark ?? force?.exclamationMark, let base = callee.base
    else { return nil }
    (self.node, self.callee, self.mark, self.base) = (node, callee, mark, base)
    let name = callee.declName.baseName.text.withoutBackticks
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let named = module.optionalRequirements[name] ?? []
    let requirement =
      named.first { Self.accepts($0.member, labels, node) } ?? (named.count == 1 ? named[0] : nil)
    let isVariable = module.variables[name] != nil
    let isLabelled = labels.contains { $0 != "_" }
    if let requirement, isLabelled || !isVariable || named.count == 1 {
      selector = ObjectiveCName.selector(of: requirement.member)
      cast = Self.isAnyObject(base, in: module) ? requirement.type : nil
    } else if isLabelled || (FrameworkNames.optionalRequirements.contains(name) && !isVariable) {
      (selector, cast) = (nil, nil)
    } else {
      return nil
    }
  }

  private static func accepts(
    _ member: Member, _ labels: [String], _ node: FunctionCallExprSyntax
  ) -> Bool {
    let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    return member.parameters.count == labels.count + closures
      && member.parameters.map(\.label).starts(with: labels)
  }

  /// Whether the base is `delegate`, `self.delegate?` or `cell.delegate!`, and every variable
  /// `delegate` in the module is declared as `AnyObject`.
  private static func isAnyObject(_ expression: ExprSyntax, in module: ModuleIndex) -> Bool {
    guard let name = expression.lastName,
      let types = module.variables[name]?.filter({ !$0.isEmpty })
    else { return false }
    return !types.isEmpty
      && types.allSatisfy { ["AnyObject", "AnyObject?", "AnyObject!"].contains($0) }
  }

  var name: String { callee.declName.baseName.text }
  /// The end of the range that the report lists for the call.
  var end: Int { selector == nil ? node.end : mark.end }
  var usesRuntime: Bool { selector != nil || isUsed }

  func edits() -> [Edit] { selector.map(own) ?? foreign() }

  /// The edits that change the call to `ExposedClass.implementing(base, "name:")?.name(…)`. If the
  /// object is declared as `AnyObject`, it is cast to the protocol first:
  /// `(ExposedClass.implementing(base, "name:") as? Delegate)?.name(…)`.
  private func own(_ selector: String) -> [Edit] {
    let chained = base.as(OptionalChainingExprSyntax.self)
    let end = chained?.expression.end ?? base.end
    let mark = chained == nil ? self.mark.text : "?"
    let (open, close) = cast.map { ("(", " as? \($0))") } ?? ("", "")
    return [
      Edit(at: base.start, "\(open)ExposedClass.implementing("),
      Edit(end..<base.end, ", \"\(selector)\")\(close)\(mark)"),
      Edit(self.mark.bytes, ""),
    ]
  }

  /// The edits that change the call to `base.name(…)`, inside `ExposedClass.answer(…)` if the
  /// result is used.
  private func foreign() -> [Edit] {
    let call = Edit(mark.bytes, "")
    guard isUsed else { return [call] }
    return [Edit(at: node.start, "ExposedClass.answer("), call, Edit(at: node.end, ")")]
  }

  /// Whether the result is used: the call is part of a statement, or it is the only statement of a
  /// body that can return its value.
  private var isUsed: Bool {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return true }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    if list.parent?.is(ClosureExprSyntax.self) == true { return true }
    if let block = list.parent?.as(CodeBlockSyntax.self) {
      return block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    }
    return list.parent?.is(AccessorBlockSyntax.self) == true
  }
}
