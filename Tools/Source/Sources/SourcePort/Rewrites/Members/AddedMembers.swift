import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites members that an extension adds to a class of another module and that subclasses
  /// override, such as `extension UIViewController { @objc func menuWillOpen() {} }`.
  ///
  /// The member in the extension gets another name. A generated member with the original name calls
  /// the override of the object's class or, if there is none, the renamed member. The generated
  /// member is in a protocol extension, so that a class can declare a member of the same name
  /// without `override`.
  static let addedMembers = Rewrite(name: "overrides of added members") { module in
    var changes = Changes()
    var added = AddedMembers(module)
    for type in module.allTypes {
      for member in type.members
      where member.isOverride && !module.isContext(member)
        && !module.overridesNothing(member, of: type)
      {
        guard let (base, root) = module.added(overriddenBy: member, of: type) else { continue }
        let override = OwnedMember(member: member, type: type)
        if let reason = added.reason(against: override, of: root) {
          changes.refused(
            module.file(of: member), at: member.offset, "member in an extension", reason)
          continue
        }
        added.insert(root)
        if module.isAdded(override) {
          added.insert(override, overriding: root)
          rename(override, module, &changes)
        } else {
          become(override, of: base, root, module, &changes)
        }
      }
    }
    for root in added.ownRoots { dispatch(root, added.overrides(of: root), module, &changes) }
    callSuper(added, module, &changes)
    return changes
  }

  /// Turns a class's member that overrides an added member into a new member of the class.
  private static func become(
    _ override: OwnedMember, of base: OwnedMember, _ root: OwnedMember, _ module: ModuleIndex,
    _ changes: inout Changes
  ) {
    let (member, type) = (override.member, override.type)
    guard let body = type.body, let end = module.containers[body].inheritanceEnd else { return }
    let conformance = ", " + root.overriding
    changes.edit(module.containers[body].file, Edit(at: end, conformance))
    let number = module.file(of: member)
    changes.rewrote(
      number, at: member.offset, "member in an extension",
      "\(member.fullName) is called through the protocol \(root.overriding)")
    // `extensionOverrides` changes members in extensions.
    guard !module.containers[member.container].isExtension else { return }
    let source = module.files[number].source
    if let modifier = member.modifier("override") {
      changes.edit(number, source.blanking(modifier))
    }
    for edit in member.observing("super." + base.prefix + member.name, in: source) {
      changes.edit(number, edit)
    }
  }

  /// Renames an extension's member that overrides an added member.
  private static func rename(
    _ override: OwnedMember, _ module: ModuleIndex, _ changes: inout Changes
  ) {
    let number = module.file(of: override.member)
    changes.edit(number, Edit(at: override.member.offset, override.prefix))
    for name in ["override", "final"] {
      guard let modifier = override.member.modifier(name) else { continue }
      changes.edit(number, module.files[number].source.blanking(modifier))
    }
    changes.rewrote(
      number, at: override.member.offset, "override in an extension",
      override.prefix + override.member.name)
  }

  /// Renames an added member and adds the member that finds its overrides.
  private static func dispatch(
    _ root: OwnedMember, _ overrides: [OwnedMember], _ module: ModuleIndex,
    _ changes: inout Changes
  ) {
    let container = module.containers[root.member.container]
    changes.edit(container.file, Edit(at: root.member.offset, root.prefix))
    let text = root.dispatching(overrides, container)
    changes.edit(container.file, Edit(at: container.closeBrace + 1, "; " + text))
    changes.rewrote(
      container.file, at: root.member.offset, "member in an extension",
      root.prefix + root.member.name + ", called by " + root.overridable)
  }

  /// Makes `super.member` call the renamed member of the nearest superclass. The generated member
  /// with the original name would find the override that contains the call.
  private static func callSuper(
    _ added: AddedMembers, _ module: ModuleIndex, _ changes: inout Changes
  ) {
    for (number, file) in module.own {
      for access in file.memberAccesses where access.node.base?.is(SuperExprSyntax.self) == true {
        guard let type = access.place.type.flatMap({ module.types[$0] }),
          let target = module.target(ofSuper: access.node, in: type),
          module.isAdded(target), added.contains(module.root(of: target))
        else { continue }
        changes.edit(number, Edit(at: access.node.declName.start, target.prefix))
        changes.rewrote(
          number, at: access.node.start, "member in an extension",
          "super." + target.prefix + target.member.name)
      }
    }
  }
}

/// The members that extensions add to classes of other modules, if a member is overridden or can be
/// overridden in other modules. Also contains the overrides that are in extensions.
struct AddedMembers {
  private let module: ModuleIndex
  private var roots: [OwnedMember] = []
  private var keys: Set<Int> = []
  private var overrides: [Int: [OwnedMember]] = [:]

  init(_ module: ModuleIndex) {
    self.module = module
    for type in module.allTypes {
      for member in type.members {
        let owned = OwnedMember(member: member, type: type)
        if isOpen(owned) { insert(owned) }
        guard module.isContext(member),
          let root = module.added(overriddenBy: member, of: type)?.root, root.canDispatch
        else { continue }
        insert(root)
      }
    }
  }

  /// Whether subclasses in other modules can override the member.
  private func isOpen(_ owned: OwnedMember) -> Bool {
    let member = owned.member
    return member.modifiers.contains("open") && !member.isOverride && owned.canDispatch
      && module.isAdded(owned) && module.isExposed(member, of: owned.type)
  }

  /// The members that the module itself adds.
  var ownRoots: [OwnedMember] { roots.filter { !module.isContext($0.member) } }

  func contains(_ root: OwnedMember) -> Bool { keys.contains(key(root)) }

  mutating func insert(_ root: OwnedMember) {
    if keys.insert(key(root)).inserted { roots.append(root) }
  }

  mutating func insert(_ override: OwnedMember, overriding root: OwnedMember) {
    overrides[key(root), default: []].append(override)
  }

  /// The overrides in extensions. Overrides of subclasses come first.
  func overrides(of root: OwnedMember) -> [OwnedMember] {
    (overrides[key(root)] ?? []).enumerated().sorted {
      (-module.depth(of: $0.element.type), $0.offset)
        < (-module.depth(of: $1.element.type), $1.offset)
    }.map(\.element)
  }

  private func key(_ owned: OwnedMember) -> Int {
    module.file(of: owned.member) << 32 | owned.member.offset
  }

  /// The reason why the member cannot override `root`; nil if it can.
  func reason(against override: OwnedMember, of root: OwnedMember) -> String? {
    let start =
      "\(override.member.fullName) overrides a member that an extension adds to "
      + "\(root.type.path), a class of another module"
    if !root.canDispatch {
      return start + ", and Matchcut cannot generate a call of this override; rename the override"
    }
    guard module.isContext(root.member) else { return nil }
    if module.isAdded(override) {
      return start + ". An extension can override only a member of its own module; override it in "
        + "a subclass"
    }
    return contains(root)
      ? nil : start + ". The member is not open, so that its module does not look for overrides"
  }
}

extension OwnedMember {
  /// The prefix for the new name of the member in the extension. Each class has its own prefix,
  /// because a subclass may also have a renamed member.
  var prefix: String { type.memberPrefix }

  /// The protocol to which the classes that override the member conform.
  fileprivate var overriding: String { "_Overriding" + identifier }
  /// The protocol with the member that finds the overrides. The class that has the member conforms
  /// to this protocol, so that the compiler infers the class's actor.
  fileprivate var overridable: String { "_Overridable" + identifier }

  private var identifier: String {
    prefix + ([member.name] + member.parameters.map(\.label)).joined(separator: "_")
  }

  /// Whether a member can be generated that finds the member's overrides.
  fileprivate var canDispatch: Bool {
    let words = [member.type ?? ""] + member.parameters.map(\.type)
    return member.canBeForwarded && !member.isGeneric && !member.hasEffects && !member.isOperator
      && !words.contains { $0.containsWord("Self") || $0.containsWord("some") }
  }

  /// The text of the protocols and the member that finds the overrides.
  fileprivate func dispatching(_ overrides: [OwnedMember], _ container: Container) -> String {
    let access = access(container)
    let level = access.isEmpty ? "" : access + " "
    let isPublic = ["public", "package"].contains(access)
    let attributes = member.keptAttributes
    let modifiers =
      (isPublic ? [access] : []) + (member.modifiers.contains("nonisolated") ? ["nonisolated"] : [])
      + (member.isStatic ? ["static"] : [])
    let requirement = member.declaration(
      modifiers.filter { !Member.levels.contains($0) },
      attributes: attributes.filter { !$0.hasPrefix("@discardableResult") }, defaults: false)
    let accessors = member.isSettable ? " { get set }" : member.kind == .property ? " { get }" : ""
    return "\(level)protocol \(overriding): \(type.spelling) { \(requirement)\(accessors) }; "
      + "\(level)protocol \(overridable): \(type.spelling) {}; "
      + "extension \(type.spelling): \(overridable) {}; extension \(overridable) { "
      + member.declaration(modifiers, attributes: attributes, defaults: true)
      + " { \(body(overrides)) } }"
  }

  /// The access level of the member; empty for an internal one.
  private func access(_ container: Container) -> String {
    let own = Member.levels.intersection(member.modifiers).first
    let level = own ?? Member.levels.intersection(container.modifiers).first ?? "internal"
    return ["open": "public", "private": "fileprivate", "internal": ""][level] ?? level
  }

  private func body(_ overrides: [OwnedMember]) -> String {
    let targets =
      [("any " + overriding, "")] + overrides.map { ($0.type.spelling, $0.prefix) }
    let kind = member.isStatic ? ".Type" : ""
    func lines(_ use: (String) -> String) -> String {
      targets.map { type, prefix in
        "if let _object = self as? \(type)\(kind) { \(use("_object." + prefix + member.name)) }; "
      }.joined() + use(prefix + member.name)
    }
    guard member.kind == .property else { return lines { "return " + member.call($0) } }
    let getter = lines { "return " + $0 }
    guard member.isSettable else { return getter }
    return "get { \(getter) } set { \(lines { $0 + " = newValue; return" }) }"
  }
}

extension TypeEntry {
  /// The prefix for the new names of members in extensions.
  var memberPrefix: String {
    "_" + spelling.split(separator: ".").joined(separator: "_") + "_"
  }
}

extension String {
  fileprivate func containsWord(_ word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }
}
