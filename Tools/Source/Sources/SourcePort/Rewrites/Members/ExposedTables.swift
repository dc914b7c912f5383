import SwiftSource

extension Rewrite {
  /// Adds a member table to each class. At run time, Matchcut finds members by name in this table.
  ///
  /// The table is in the class's body, where private and nested names are in scope. Members of an
  /// extension in another file have a table in that file. Each member inside an `#if` has its own
  /// table, directly after the member.
  static let exposedTables = Rewrite(name: "tables of classes") { module in
    var changes = Changes()
    var asked = module.requirements.union(foreignSelectors(module))
    // An object that forwards messages calls `responds(to:)` on another object.
    if module.forwardsMessages { asked.formUnion(FrameworkNames.delegateMethods) }
    for type in module.allTypes where type.kind == .class || type.kind == .foreign {
      guard !module.isGeneric(type), !type.path.contains("@") else { continue }
      for (index, table) in tables(of: type, asked, module).enumerated() {
        let container = module.containers[table.container]
        let text = table.text(of: type, index, module)
        if let offset = table.offset {
          changes.edit(container.file, Edit(at: offset, "; " + text))
        } else {
          changes.add(text, to: table.container)
        }
        changes.usesRuntime(container.file)
        guard !table.entries.isEmpty else { continue }
        changes.rewrote(
          container.file, at: container.offset, "table of \(type.spelling)",
          table.entries.joined(separator: "; "))
      }
    }
    return changes
  }

  /// The full names in `#selector(…)` that are not declared by a type of the module.
  private static func foreignSelectors(_ module: ModuleIndex) -> Set<String> {
    var names: Set<String> = []
    for (_, file) in module.own {
      for macro in file.macros where macro.node.macroName.text == "selector" {
        guard let argument = macro.node.arguments.first,
          let reference = MemberReference(argument.expression, in: module, at: macro.place),
          case .type(let base) = reference.base,
          module.type(
            named: SourceReader.withoutArguments(base), from: macro.place.type,
            in: macro.place.file) == nil,
          let labels = reference.labels
        else { continue }
        names.insert(Member.fullName(reference.name, labels, isCall: true))
      }
    }
    return names
  }

  private struct Table {
    let container: Int
    /// The end of the member after which the table is inserted; nil for a table before the closing
    /// brace.
    let offset: Int?
    var entries: [String]
    var isDeprecated = false

    func text(of type: TypeEntry, _ index: Int, _ module: ModuleIndex) -> String {
      let spelling = module.containers[container].spelling
      let name = type.path.map { ".#".contains($0) ? "_" : String($0) }.joined()
      let number = index == 0 ? "" : "_\(index + 1)"
      let isRenamed = type.objectiveCName != nil || type.kind == .foreign
      let module = isRenamed ? "nil" : "\"\(module.name)\""
      let list = entries.isEmpty ? "_ in" : "c in " + entries.joined(separator: "; ")
      return (isDeprecated ? "@available(*, deprecated) " : "")
        + "@section(\".init_array\") @used private static let _exposed_\(name)\(number): "
        + "@convention(c) () -> Void = { ExposedClass.register(\(spelling).self, "
        + "name: \"\(type.objectiveCName ?? type.name)\", module: \(module)"
        + "\(replaces ? ", replaces: true" : "")) { \(list) } }"
    }

    /// Whether an entry replaces a method of UIKit.
    private var replaces: Bool { entries.contains { $0.hasPrefix(Self.replacement) } }
    static let replacement = "c.replaces("
  }

  private static func tables(
    of type: TypeEntry, _ asked: Set<String>, _ module: ModuleIndex
  ) -> [Table] {
    var tables: [Table] = []
    if module.foreignAncestor(of: type) != nil {
      for body in type.containers
      where !module.containers[body].isExtension && isOwn(body, module) {
        tables.append(Table(container: body, offset: nil, entries: []))
      }
    }
    for member in type.members where !module.isContext(member) {
      guard let entry = entry(for: member, of: type, asked, module) else { continue }
      // A deprecated declaration may refer to deprecated members without a warning.
      let isDeprecated = member.attributes.contains("deprecated")
      if member.isConditional {
        tables.append(
          Table(
            container: member.container, offset: member.declaration.end, entries: [entry],
            isDeprecated: isDeprecated))
        continue
      }
      let container = home(of: member, type, module)
      let index = tables.firstIndex { $0.container == container && $0.offset == nil }
      if let index {
        tables[index].entries.append(entry)
        tables[index].isDeprecated = tables[index].isDeprecated || isDeprecated
      } else {
        tables.append(
          Table(container: container, offset: nil, entries: [entry], isDeprecated: isDeprecated))
      }
    }
    return tables
  }

  private static func isOwn(_ container: Int, _ module: ModuleIndex) -> Bool {
    !module.files[module.containers[container].file].isContext
  }

  /// The class's body if it is in the member's file, otherwise the extension with the member.
  private static func home(of member: Member, _ type: TypeEntry, _ module: ModuleIndex) -> Int {
    let file = module.file(of: member)
    guard module.containers[member.container].isExtension else { return member.container }
    return type.containers.first {
      !module.containers[$0].isExtension && module.containers[$0].file == file
    } ?? member.container
  }

  private static func entry(
    for member: Member, of type: TypeEntry, _ asked: Set<String>, _ module: ModuleIndex
  ) -> String? {
    if let selector = module.replacedSelector(of: member, in: type) {
      var renamed = member
      renamed.name = type.memberPrefix + member.name
      let owner = module.containers[home(of: member, type, module)].spelling
      let closure =
        member.kind == .property
        ? "{ (t: \(owner)) in t.\(renamed.name) }" : renamed.closure(of: owner)
      return Table.replacement + "\"\(selector)\", \(closure))"
    }
    guard let entry = plainEntry(for: member, of: type, asked, module) else { return nil }
    guard module.canExchange(member, of: type) else { return entry }
    return entry + "; c.exchangeable(\"\(module.selector(ofExchanged: member, in: type))\")"
  }

  private static func plainEntry(
    for member: Member, of type: TypeEntry, _ asked: Set<String>, _ module: ModuleIndex
  ) -> String? {
    guard !member.isUnavailable else { return nil }
    let isExposed = module.isExposed(member, of: type)
    let isAsked = type.kind == .class && asked.contains(member.fullName) && !member.isStatic
    let isFound = module.overridesNothing(member, of: type) && !member.isStatic
    guard isExposed || isAsked || isFound else { return nil }
    let spelling = module.containers[home(of: member, type, module)].spelling
    switch member.kind {
    case .initializer, .subscript: return nil
    case .property:
      guard !member.isStatic else {
        return isExposed && !member.hasEffects ? classProperty(member, spelling) : nil
      }
      let key = member.objectiveCName ?? member.name
      guard isExposed, !member.hasEffects else { return "c.implements(\"\(key)\")" }
      // Without a closure, a write would call the getter first.
      let write = member.isSettable && member.isComputed ? " { $0.\(member.name) = $1 }" : ""
      return "c.property(\"\(key)\", \\\(spelling).\(member.name))" + write
    case .method: return method(member, of: type, spelling, isExposed, module)
    }
  }

  private static func classProperty(_ member: Member, _ owner: String) -> String {
    let key = member.objectiveCName ?? member.name
    let getter = "c.classMethod(\"\(key)\", { (t: \(owner).Type) in t.\(member.name) })"
    guard member.isSettable, let type = member.type else { return getter }
    let setter = ObjectiveCName.setter(of: key)
    return getter + "; c.classMethod(\"\(setter)\", { (t: \(owner).Type, a1: \(type)) in "
      + "t.\(member.name) = a1 })"
  }

  private static func method(
    _ member: Member, of type: TypeEntry, _ spelling: String, _ isExposed: Bool,
    _ module: ModuleIndex
  ) -> String? {
    if member.isStatic, let key = member.dependentKey {
      return "c.dependentKeys(\"\(key)\", { \(spelling).\(member.name)() })"
    }
    let selector =
      isExposed || module.requirements.contains(member.fullName)
      ? module.selector(of: member, in: type)
      : FrameworkNames.selector(member.name, labels: member.parameters.map(\.label))
    // A call of one of two methods that differ only in their results would be ambiguous.
    let isAmbiguous = type.members.contains {
      $0.fullName == member.fullName && $0.kind == member.kind && $0.isStatic == member.isStatic
        && $0.offset != member.offset && $0.type != member.type
    }
    guard member.canBeCalledByClosure, !isAmbiguous else {
      return member.isStatic || member.isOperator ? nil : "c.implements(\"\(selector)\")"
    }
    let call = member.isStatic ? "classMethod" : "method"
    return "c.\(call)(\"\(selector)\", \(member.closure(of: spelling)))"
  }
}

extension Member {
  /// The property whose dependencies `keyPathsForValuesAffectingName()` returns.
  fileprivate var dependentKey: String? {
    let prefix = "keyPathsForValuesAffecting"
    guard parameters.isEmpty, name.hasPrefix(prefix), name.count > prefix.count else { return nil }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
