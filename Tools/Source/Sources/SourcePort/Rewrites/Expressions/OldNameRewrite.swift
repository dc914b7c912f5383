import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Replaces the names of Apple's API in Swift 3 and 4 by the current ones, unless the module
  /// itself declares the name.
  static let oldNames = Rewrite(name: "old names") { module in
    var changes = Changes()
    let old = OldNameUse(module)
    for (number, file) in module.own {
      for token in file.oldNames {
        guard let (range, edits) = old.edits(token, in: file) else { continue }
        for edit in edits { changes.edit(number, edit) }
        changes.rewrote(
          number, at: range.lowerBound, "old name \(token.text)",
          file.source.text(edited: range, by: edits))
      }
    }
    for type in module.allTypes {
      for member in type.members where member.isOverride && !module.isContext(member) {
        guard let edits = old.edits(declaring: member) else { continue }
        let number = module.file(of: member)
        for edit in edits { changes.edit(number, edit) }
        changes.rewrote(
          number, at: member.offset, "old name \(member.name)",
          OldNames.methods[member.fullName] ?? OldNames.members[member.name] ?? "")
      }
    }
    return changes
  }
}

/// Computes the edits for the uses of old names in one module.
private struct OldNameUse {
  /// Names that the module declares itself.
  private let declared: Set<String>

  init(_ module: ModuleIndex) {
    var declared = module.declaredNames
    for type in module.allTypes {
      for member in type.members where !member.isOverride { declared.insert(member.fullName) }
    }
    self.declared = declared
  }

  func edits(_ token: TokenSyntax, in file: FileIndex) -> (Range<Int>, [Edit])? {
    let name = token.text
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
      return global(token)
    }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == reference.id
    {
      if let new = OldNames.notifications[name], isNotificationName(access.base) {
        return (access.bytes, [Edit(access.bytes, new)])
      }
      return member(token, ExprSyntax(access))
    }
    if OldNames.functions[name] != nil { return function(reference) }
    if OldNames.globals[name] != nil { return global(token) }
    return file.variables[name] == nil ? member(token, ExprSyntax(reference)) : nil
  }

  private func isNotificationName(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    return ["Notification.Name", "NSNotification.Name"].contains(base.oneLine)
  }

  private func global(_ token: TokenSyntax) -> (Range<Int>, [Edit])? {
    guard let new = OldNames.globals[token.text], !declared.contains(token.text) else {
      return nil
    }
    return (token.bytes, [Edit(token.bytes, new)])
  }

  /// The edits for `token`, the name of `callee`, which is a property or the method of a call.
  private func member(_ token: TokenSyntax, _ callee: ExprSyntax) -> (Range<Int>, [Edit])? {
    if let new = OldNames.members[token.text], !declared.contains(token.text) {
      return (token.bytes, [Edit(token.bytes, new)])
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee.id
    else { return nil }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let full = Member.fullName(token.text, labels, isCall: true)
    guard let new = OldNames.methods[full], !declared.contains(full) else { return nil }
    let parts = NewMethod(new)
    var edits = [Edit(token.bytes, parts.name)]
    for (argument, label) in zip(call.arguments, parts.labels) {
      edits += relabel(argument, label)
    }
    return (token.start..<call.end, edits)
  }

  private func relabel(_ argument: LabeledExprSyntax, _ label: String) -> [Edit] {
    let value = argument.expression.start
    guard let old = argument.label else {
      return label == "_" ? [] : [Edit(at: value, label + ": ")]
    }
    return [label == "_" ? Edit(old.start..<value, "") : Edit(old.bytes, label)]
  }

  private func function(_ reference: DeclReferenceExprSyntax) -> (Range<Int>, [Edit])? {
    let name = reference.baseName
    guard let new = OldNames.functions[name.text], !declared.contains(name.text),
      let call = reference.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(reference).id
    else { return nil }
    switch new {
    case .property(let property):
      return (call.bytes, [Edit(call.bytes, property)])
    case .call(let function, let labels):
      let arguments = zip(call.arguments, labels).flatMap { relabel($0, $1) }
      return (call.bytes, [Edit(name.bytes, function)] + arguments)
    case .method(let method, let labels):
      guard let first = call.arguments.first else { return nil }
      let rest = call.arguments.dropFirst()
      let next = rest.first?.start ?? first.end
      var edits = [Edit(name.start..<first.expression.start, "(")]
      edits.append(Edit(first.expression.end..<next, ").\(method)("))
      for (argument, label) in zip(rest, labels) { edits += relabel(argument, label) }
      return (call.bytes, edits)
    }
  }

  /// The edits for an override that is declared with the old name.
  func edits(declaring member: Member) -> [Edit]? {
    if member.kind == .property, let new = OldNames.members[member.name],
      let pattern = member.binding?.pattern
    {
      return [Edit(pattern.bytes, new)]
    }
    guard let new = OldNames.methods[member.fullName],
      let function = member.declaration.as(FunctionDeclSyntax.self)
    else { return nil }
    let parts = NewMethod(new)
    var edits = [Edit(function.name.bytes, parts.name)]
    for (parameter, label) in zip(function.signature.parameterClause.parameters, parts.labels)
    where parameter.firstName.text != label {
      // If the parameter has only one name, this name is both the label and the internal name. The
      // edit replaces only the label.
      let name = parameter.secondName == nil ? " " + parameter.firstName.text : ""
      edits.append(Edit(parameter.firstName.bytes, label + name))
    }
    return edits
  }
}

/// A name such as `didMove(toParent:)`, split into the base name and the labels.
private struct NewMethod {
  let name: String
  let labels: [String]

  init(_ full: String) {
    let parts = full.split(separator: "(")
    name = String(parts.first ?? "")
    labels = parts.dropFirst().first?.dropLast().split(separator: ":").map(String.init) ?? []
  }
}
