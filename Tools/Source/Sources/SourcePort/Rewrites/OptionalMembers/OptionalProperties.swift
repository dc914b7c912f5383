import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `delegate.title`, the use of an optional property, and `delegate.method`, a reference
  /// to a method without a call. The class's member table says whether the member exists.
  ///
  /// The base has to be an expression whose type is written in the source, or a variable that is
  /// declared with the protocol's name somewhere in the module.
  static let optionalProperties = Rewrite(name: "optional properties") { module in
    var changes = Changes()
    guard !module.optionalRequirements.isEmpty else { return changes }
    for (number, file) in module.own {
      for placed in file.memberAccesses {
        let access = placed.node
        let name = access.declName.baseName.text.withoutBackticks
        guard let requirements = module.optionalRequirements[name], let base = access.base,
          !isCalled(access), !isSet(access),
          let requirement = requirements.first(where: {
            isDeclared(base, as: $0.type, at: placed.place, module)
          })
        else { continue }
        let member = requirement.member
        let selector =
          member.kind == .property
          ? member.objectiveCName ?? member.name : ObjectiveCName.selector(of: member)
        let chained = base.as(OptionalChainingExprSyntax.self)
        let end = chained?.expression.end ?? base.end
        var edits = [
          Edit(at: base.start, "ExposedClass.implementing("),
          Edit(end..<base.end, ", \"\(selector)\")?"),
        ]
        if access.declName.argumentNames == nil, member.kind == .method {
          edits.append(
            Edit(at: access.declName.end, String(member.reference.dropFirst(member.name.count))))
        }
        for edit in edits { changes.edit(number, edit) }
        changes.usesRuntime(number)
        changes.rewrote(
          number, at: base.start, "optional requirement",
          file.source.text(edited: base.start..<access.end, by: edits))
      }
    }
    return changes
  }

  private static func isCalled(_ access: MemberAccessExprSyntax) -> Bool {
    var node = access.parent
    if node?.is(OptionalChainingExprSyntax.self) == true
      || node?.is(ForceUnwrapExprSyntax.self) == true
    {
      node = node?.parent
    }
    guard let call = node?.as(FunctionCallExprSyntax.self) else {
      return node?.is(MacroExpansionExprSyntax.self) == true || isInSelector(access)
    }
    return call.calledExpression.start == access.start
  }

  private static func isInSelector(_ access: MemberAccessExprSyntax) -> Bool {
    var node = access.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(MacroExpansionExprSyntax.self) || current.is(KeyPathExprSyntax.self) {
        return true
      }
      node = current.parent
    }
    return false
  }

  private static func isSet(_ access: MemberAccessExprSyntax) -> Bool {
    guard let list = access.parent?.as(ExprListSyntax.self) else { return false }
    return list.count > 2 && list.first?.start == access.start
      && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// Whether the base is an object of the type: its type is written as `type`, or the base is
  /// `delegate`, `self.delegate?` or `cell.delegate!` and a variable `delegate` is declared with
  /// `type`. In an extension of the protocol, `self` is such an object, too.
  private static func isDeclared(
    _ base: ExprSyntax, as type: String, at place: Place, _ module: ModuleIndex
  ) -> Bool {
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    func names(_ declared: String) -> Bool {
      declared.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == simple }
    }
    if let name = base.lastName, let types = module.variables[name] {
      return types.contains(where: names)
        // A variable whose type is not written may be bound to a value with a known type.
        || types.contains("") && found(base, at: place, module).map(names) == true
    }
    return found(base, at: place, module).map(names) == true
  }

  /// The type of an expression, as it is written in the source; nil for an unknown type.
  private static func found(
    _ base: ExprSyntax, at place: Place, _ module: ModuleIndex
  ) -> String? {
    ExpressionTypes(module, at: place).type(of: base)?.text
  }
}
