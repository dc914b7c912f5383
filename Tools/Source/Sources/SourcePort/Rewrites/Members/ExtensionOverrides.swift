import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Without Objective-C, members that override or are overridden cannot be in an extension. They
  /// keep their place and get another name, and the class's body gets a member that calls them.
  static let extensionOverrides = Rewrite(name: "overrides in extensions") { module in
    var changes = Changes()
    var done: Set<Int> = []
    for type in module.allTypes {
      for member in type.members
      where member.isOverride && !module.isContext(member)
        && !module.overridesNothing(member, of: type)
      {
        if module.containers[member.container].isExtension {
          move(member, of: type, module, &changes, &done)
        } else {
          for base in bases(of: member, in: type, module) {
            move(base.member, of: base.type, module, &changes, &done, overriddenAt: member)
          }
        }
      }
      for member in type.members
      where member.modifiers.contains("open") && !module.isContext(member)
        && module.containers[member.container].isExtension && type.kind == .class
      {
        move(member, of: type, module, &changes, &done)
      }
    }
    return changes
  }

  /// The prefix for the new name of a member that the class's body calls. Each class has its own
  /// prefix, because a subclass may have such a member, too.
  private static func prefix(_ type: TypeEntry) -> String {
    "_" + type.spelling.split(separator: ".").joined(separator: "_") + "_"
  }

  /// The members in extensions that `member` overrides.
  private static func bases(
    of member: Member, in type: TypeEntry, _ module: ModuleIndex
  ) -> [(member: Member, type: TypeEntry)] {
    module.superclasses(of: type).flatMap { type in
      type.members.filter {
        $0.fullName == member.fullName && $0.kind == member.kind
          && module.containers[$0.container].isExtension
      }.map { ($0, type) }
    }
  }

  /// Properties for debugging output, which a program does not depend on.
  private static let descriptions: Set<String> = ["description", "debugDescription"]

  private static func move(
    _ member: Member, of type: TypeEntry, _ module: ModuleIndex, _ changes: inout Changes,
    _ done: inout Set<Int>, overriddenAt override: Member? = nil
  ) {
    let number = module.file(of: member)
    if type.kind != .class, override == nil, descriptions.contains(member.fullName) {
      for name in ["override", "open"] {
        guard let modifier = member.modifier(name) else { continue }
        changes.edit(number, module.files[number].source.blanking(modifier))
      }
      changes.edit(number, Edit(at: member.offset, prefix(type)))
      changes.noted(
        number, at: member.offset, "override in an extension",
        "\(member.name) does not replace the member of \(type.path), because a class of another "
          + "module cannot be changed")
      return
    }
    let construct = "\(member.isOverride ? "override" : "member") in an extension"
    guard let body = type.body, type.kind == .class, !module.isContext(member) else {
      let place = override ?? member
      changes.refused(
        module.file(of: place), at: place.offset, construct,
        override == nil
          ? "\(member.fullName) overrides a member that \(type.path), a class of another module, "
            + "inherits. Only the Objective-C runtime allows this; override it in a subclass"
          : "\(member.fullName) overrides a member that an extension adds to \(type.path), a class "
            + "of another module. Only the Objective-C runtime allows this; give it another name")
      return
    }
    let source = module.files[number].source
    let access = ["public", "open"].first {
      module.containers[member.container].modifiers.contains($0)
    }
    guard let call = member.forwarding(prefix(type), access) else {
      changes.refused(
        number, at: member.offset, construct,
        "a member of the class would have to call \(member.fullName), but this call cannot be "
          + "generated; move \(member.fullName) from the extension into the class")
      return
    }
    guard done.insert(module.containers[member.container].file << 32 | member.offset).inserted
    else { return }
    changes.edit(number, Edit(at: member.offset, prefix(type)))
    for name in ["override", "open", "final"] {
      if let modifier = member.modifier(name) { changes.edit(number, source.blanking(modifier)) }
    }
    changes.add(call, to: body)
    changes.rewrote(
      number, at: member.offset, construct,
      "\(prefix(type))\(member.name), called by \(call)")
  }
}

extension Member {
  /// The text of the member in the class's body that calls the member in the extension; nil if this
  /// is not possible.
  ///
  /// - Parameters: - prefix: the prefix for the name of the member in the extension. - access:
  ///   the access level that the extension gives its members.
  fileprivate func forwarding(_ prefix: String, _ access: String?) -> String? {
    let levels: Set<String> = ["open", "public", "internal", "fileprivate", "private"]
    var kept = ["open", "public", "override", "static", "class"].filter { modifiers.contains($0) }
    if let access, modifiers.isDisjoint(with: levels) { kept.insert(access, at: 0) }
    let start = (keptAttributes + kept).map { $0 + " " }.joined()
    let moved = prefix + name
    switch kind {
    case .method:
      guard let node = declaration.as(FunctionDeclSyntax.self),
        !parameters.contains(where: \.isVariadic)
      else { return nil }
      let passed = parameters.map { parameter in
        let value = parameter.isInout ? "&" + parameter.name : parameter.name
        return parameter.label == "_" ? value : parameter.label + ": " + value
      }
      let effects = (isAsync ? "await " : "") + (isThrowing ? "try " : "")
      let signature =
        "func \(name)\(node.genericParameterClause?.oneLine ?? "")(\(parameterText))"
        + (node.signature.effectSpecifiers.map { " " + $0.oneLine } ?? "")
        + (type.map { " -> " + $0 } ?? "")
        + (node.genericWhereClause.map { " " + $0.oneLine } ?? "")
      return start + signature + " { \(effects)\(moved)(\(passed.joined(separator: ", "))) }"
    case .property:
      guard let type, let accessors = binding?.accessorBlock,
        accessors.accessor("willSet") == nil, accessors.accessor("didSet") == nil
      else { return nil }
      let body = isSettable ? "get { \(moved) } set { \(moved) = newValue }" : moved
      return start + "var \(name): \(type) { \(body) }"
    case .initializer, .subscript: return nil
    }
  }

  private var keptAttributes: [String] {
    let list =
      declaration.as(FunctionDeclSyntax.self)?.attributes
      ?? declaration.as(VariableDeclSyntax.self)?.attributes
    let dropped: Set<String> = [
      "objc", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "inline",
    ]
    return (list ?? []).compactMap { element in
      guard case .attribute(let attribute) = element,
        !dropped.contains(attribute.attributeName.trimmedDescription)
      else { return nil }
      return attribute.oneLine
    }
  }
}
