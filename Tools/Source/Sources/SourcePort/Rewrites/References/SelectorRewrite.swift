import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `#selector(…)` to a `Selector` with its Objective-C name and a method that the
  /// compiler checks.
  static let selectors = Rewrite(name: "#selector") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for macro in file.macros where macro.node.macroName.text == "selector" {
        guard let selector = SelectorExpression(macro, file.source, module) else { continue }
        let edits = selector.edits()
        for edit in edits { changes.edit(number, edit) }
        changes.usesRuntime(number)
        let text = file.source.text(edited: macro.node.bytes, by: edits)
        changes.rewrote(number, at: macro.node.start, "#selector", text)
        guard file.exchangesMethods, let name = selector.fixedMethod else { continue }
        changes.warned(
          number, at: macro.node.start, "#selector",
          "has no effect if it is exchanged: the implementation of \(name) cannot be changed; "
            + "override the method in a subclass")
      }
    }
    return changes
  }
}

/// A `#selector(…)` and its new text.
private struct SelectorExpression {
  private enum Kind {
    case method, getter, setter
  }

  private let macro: MacroExpansionExprSyntax
  private let place: Place
  private let source: SourceFile
  private let module: ModuleIndex
  private let kind: Kind
  private let argument: LabeledExprSyntax
  private let reference: MemberReference?

  init?(_ macro: Placed<MacroExpansionExprSyntax>, _ source: SourceFile, _ module: ModuleIndex) {
    guard let argument = macro.node.arguments.first, macro.node.arguments.count == 1,
      macro.node.leftParen != nil
    else { return nil }
    (self.macro, place, self.argument) = (macro.node, macro.place, argument)
    (self.source, self.module) = (source, module)
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    default: kind = .method
    }
    reference = MemberReference(argument.expression, in: module, at: macro.place)
  }

  func edits() -> [Edit] {
    guard let reference, let owner = owner(of: reference) else { return named("unknown") }
    switch kind {
    case .method: return method(reference, owner)
    case .getter, .setter: return property(reference, owner)
    }
  }

  /// The type that has the selector's member, and the name that code at this place uses for the
  /// type.
  private struct Owner {
    let spelling: String
    let type: TypeEntry?
    let members: [Member]
    /// Whether the base has to be replaced.
    let replacesBase: Bool
  }

  private func owner(of reference: MemberReference) -> Owner? {
    switch reference.base {
    case .type(let text):
      let path = SourceReader.withoutArguments(text)
      let type = module.type(named: path, from: place.type, in: place.file)
      let members = type.map { candidates(reference, of: $0) } ?? []
      return Owner(
        spelling: text, type: type, members: members.isEmpty ? extended(reference) : members,
        replacesBase: false)
    case .enclosing:
      guard let spelling = place.spelling, let path = place.type else { return nil }
      let innermost = module.types[path]
      if let innermost {
        let members = candidates(reference, of: innermost)
        if !members.isEmpty || reference.baseExpression != nil {
          return Owner(spelling: spelling, type: innermost, members: members, replacesBase: true)
        }
      }
      if let outer = outer(reference, of: path) { return outer }
      return Owner(
        spelling: spelling, type: innermost, members: extended(reference), replacesBase: true)
    case .value:
      for type in module.owners(of: reference.name) {
        let members = candidates(reference, of: type).filter { module.isExposed($0, of: type) }
        guard !members.isEmpty else { continue }
        return Owner(
          spelling: type.spelling, type: type, members: members, replacesBase: true)
      }
      return Owner(spelling: "", type: nil, members: [], replacesBase: true)
    }
  }

  /// The owner if the member belongs to a type that encloses the innermost type.
  private func outer(_ reference: MemberReference, of path: String) -> Owner? {
    var path = path
    while let dot = path.lastIndex(of: ".") {
      path = String(path[..<dot])
      guard let type = module.types[path] else { continue }
      let members = candidates(reference, of: type)
      guard !members.isEmpty else { continue }
      return Owner(
        spelling: type.spelling, type: type, members: members, replacesBase: true)
    }
    return nil
  }

  private func candidates(_ reference: MemberReference, of type: TypeEntry) -> [Member] {
    let isProperty = kind != .method
    let named = module.members(named: reference.name, of: type).filter { member in
      (member.kind == .property) == isProperty
        && (reference.labels.map { $0 == member.parameters.map(\.label) } ?? true)
    }
    let exposed = named.filter { module.isExposed($0, of: type) }
    return exposed.isEmpty ? named : exposed
  }

  /// The name of the method if its implementation cannot be exchanged. Nil if the selector is an
  /// argument with another purpose, such as `action`.
  var fixedMethod: String? {
    let label = macro.parent?.as(LabeledExprSyntax.self)?.label?.text
    let callee = macro.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    guard !Self.otherLabels.contains(label ?? ""),
      !Self.otherCallees.contains(callee?.lastName ?? ""),
      let reference, let owner = owner(of: reference)
    else { return nil }
    guard let member = owner.members.first else {
      let name =
        switch kind {
        case .method: FrameworkNames.selector(reference.name, labels: reference.labels)
        case .getter: reference.name
        case .setter: FrameworkNames.setter(of: reference.name)
        }
      return ExchangeableNames.all.contains(name) ? nil : name
    }
    let type = owner.type ?? module.types[module.containers[member.container].type]
    guard let type, kind == .setter || !module.canExchange(member, of: type) else { return nil }
    return member.fullName
  }
  private static let otherLabels: Set<String> = ["action", "selector", "to", "for", "target"]
  private static let otherCallees: Set<String> = [
    "perform", "responds", "instancesRespond", "class_respondsToSelector", "performSelector",
  ]

  /// The members that the module adds to types of other modules.
  private func extended(_ reference: MemberReference) -> [Member] {
    module.owners(of: reference.name).lazy.filter { $0.kind == .foreign }
      .map { candidates(reference, of: $0) }.first { !$0.isEmpty } ?? []
  }

  // MARK: Methods

  private func method(_ reference: MemberReference, _ owner: Owner) -> [Edit] {
    if reference.name == "init" {
      return named(
        ObjectiveCName.selector("init", labels: reference.labels ?? [], isInitializer: true))
    }
    guard let member = owner.members.first else { return foreign(reference, owner) }
    let type = owner.type ?? module.types[module.containers[member.container].type]
    guard let type else { return [] }
    let name = module.selector(of: member, in: type)
    if member.isAsync { return named(name) }
    let same = module.members(named: member.name, of: type).filter {
      $0.kind == .method && !$0.isOverride
        && ($0.fullName == member.fullName || member.parameters.isEmpty)
    }
    let isAmbiguous = same.count > 1 || reference.isCoerced
    if isAmbiguous || member.isThrowing || member.isStatic, member.canBeCalledByClosure {
      return closure(name, member, owner, type)
    }
    var edits = [named(upTo: reference.expression.start, name)]
    edits += baseEdits(reference, owner)
    if reference.labels == nil, !member.parameters.isEmpty {
      let labels = member.parameters.map { $0.label + ":" }.joined()
      edits.append(Edit(at: reference.declaration.baseName.end, "(\(labels))"))
    }
    return edits
  }

  private func closure(
    _ name: String, _ member: Member, _ owner: Owner, _ type: TypeEntry
  ) -> [Edit] {
    let call = member.closure(of: owner.spelling, isProtocol: type.kind == .protocol)
    return [
      named(upTo: argument.expression.start, name),
      source.replacing(argument.expression.bytes, with: "calling: " + call),
    ]
  }

  /// The edits for a method of another module.
  private func foreign(_ reference: MemberReference, _ owner: Owner) -> [Edit] {
    let name = FrameworkNames.selector(reference.name, labels: reference.labels)
    guard case .value = reference.base, let base = reference.baseExpression else {
      return [named(upTo: reference.expression.start, name)] + baseEdits(reference, owner)
    }
    return [
      named(upTo: reference.expression.start, name + "\", on: ", closing: ""),
      Edit(
        base.end..<reference.declaration.end,
        ", { $0.\(reference.declaration.oneLine) }"),
    ]
  }

  /// The edits that write the owner's name as the base. In the source, the base is missing, or is
  /// `self` or an instance.
  private func baseEdits(_ reference: MemberReference, _ owner: Owner) -> [Edit] {
    guard owner.replacesBase, !owner.spelling.isEmpty else { return [] }
    guard let base = reference.baseExpression else {
      return [Edit(at: reference.declaration.start, owner.spelling + ".")]
    }
    return [source.replacing(base.bytes, with: owner.spelling)]
  }

  // MARK: Properties

  private func property(_ reference: MemberReference, _ owner: Owner) -> [Edit] {
    let member = owner.members.first
    let ofClass = FrameworkNames.classProperties[owner.spelling + "." + reference.name]
    let key = member?.objectiveCName ?? ofClass ?? reference.name
    let isGetter = kind == .getter
    if ofClass != nil { return named(isGetter ? key : ObjectiveCName.setter(of: key)) }
    let setter =
      member == nil ? FrameworkNames.setter(of: key) : ObjectiveCName.setter(of: key)
    let name = isGetter ? key : setter
    if owner.spelling.isEmpty { return named(name) }
    if let member, member.isStatic {
      guard isGetter else { return named(name) }
      let call = "calling: { (t: \(owner.spelling).Type) in t.\(member.name) }"
      return [
        named(upTo: argument.expression.start, name),
        source.replacing(argument.expression.bytes, with: call),
      ]
    }
    let label = isGetter ? "getting" : "setting"
    return [named(upTo: reference.expression.start, name + "\", \(label): \\", closing: "")]
      + baseEdits(reference, owner)
  }

  // MARK: Text

  /// The edit that replaces everything up to `offset` with `Selector("name", `.
  private func named(
    upTo offset: Int, _ name: String, closing: String = "\", "
  ) -> Edit {
    source.replacing(macro.start..<offset, with: "Selector(\"" + name + closing)
  }

  /// The edits that change the expression to a selector with only a name.
  private func named(_ name: String) -> [Edit] {
    let close = macro.rightParen?.start ?? macro.end
    return [source.replacing(macro.start..<close, with: "Selector(\"\(name)\"")]
  }
}

extension Member {
  var isOperator: Bool { name.first.map { $0.isLetter || $0 == "_" } != true }

  /// Whether a closure can call the method: all of the method's parameters can be written in a
  /// closure, and the method is not generic, not asynchronous and not an operator.
  var canBeCalledByClosure: Bool {
    !isGeneric && !isAsync && !isOperator
      && !parameters.contains { $0.isVariadic || $0.hasOwnership || $0.type.contains("some ") }
  }

  /// A closure such as `{ (t: Flip, a1: UIButton) in t.pan(a1) }`, with `try?` if the method can
  /// throw.
  func closure(of owner: String, isProtocol: Bool = false) -> String {
    let names = parameters.indices.map { "a\($0 + 1)" }
    let target = isStatic ? owner + ".Type" : (isProtocol ? "any " : "") + owner
    let declared =
      ["t: " + target]
      + zip(names, parameters).map { name, parameter in
        // A closure that a member table stores is escaping.
        let escapes = parameter.isFunction && !parameter.type.contains("@escaping")
        return "\(name): \(escapes ? "@escaping " : "")\(parameter.type)"
      }
    let passed = zip(names, parameters).map { name, parameter in
      parameter.label == "_" ? name : "\(parameter.label): \(name)"
    }
    let call = "t.\(name.asMember)(\(passed.joined(separator: ", ")))"
    return "{ (\(declared.joined(separator: ", "))) in \(isThrowing ? "try? " : "")\(call) }"
  }
}

extension String {
  /// The name as a member, in backticks if it is a keyword.
  var asMember: String { ["init", "self", "Type", "Protocol"].contains(self) ? "`\(self)`" : self }
}

extension SourceFile {
  /// A part of the text, with the edits applied to it, on one line.
  func text(edited range: Range<Int>, by edits: [Edit]) -> String {
    let inside = edits.compactMap { edit -> Edit? in
      guard edit.range.lowerBound >= range.lowerBound, edit.range.upperBound <= range.upperBound
      else { return nil }
      return Edit(
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
        edit.text)
    }
    let edited = Edit.apply(inside, to: Array(bytes[range]))
    return String(decoding: edited, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }
}
