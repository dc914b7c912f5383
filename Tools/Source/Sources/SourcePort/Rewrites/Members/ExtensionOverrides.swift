import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Without Objective-C, members that override or are overridden cannot be in an extension. Such a
  /// member remains in the extension under another name, and the class's body gets a member that
  /// calls the renamed member.
  static let extensionOverrides = Rewrite(name: "overrides in extensions") { module in
    var changes = Changes()
    var done: Set<Int> = []
    let inherited = InheritedRequirements(module)
    for type in module.allTypes {
      for member in type.members
      where member.isOverride && !module.isContext(member)
        && !module.overridesNothing(member, of: type)
      {
        if module.containers[member.container].isExtension {
          let isAdded = module.isAdded(OwnedMember(member: member, type: type))
          if isAdded, module.added(overriddenBy: member, of: type) != nil { continue }
          move(member, of: type, module, &changes, &done)
        } else if module.added(overriddenBy: member, of: type) == nil {
          for base in bases(of: member, in: type, module) {
            move(base.member, of: base.type, module, &changes, &done, overriddenAt: member)
          }
        }
      }
      for member in type.members
      where member.modifiers.contains("open") && !member.isNeverOverridden
        && !module.isContext(member)
        && module.containers[member.container].isExtension && !module.isForeign(type, to: member)
        && type.kind == .class
      {
        move(member, of: type, module, &changes, &done)
      }
      for member in type.members
      where inherited.overrides(member, of: type) && !module.isContext(member)
        && module.containers[member.container].isExtension
      {
        move(member, of: type, module, &changes, &done, isImplied: true)
      }
    }
    return changes
  }

  /// The members in extensions that `member` overrides.
  private static func bases(
    of member: Member, in type: TypeEntry, _ module: ModuleIndex
  ) -> [(member: Member, type: TypeEntry)] {
    module.superclasses(of: type).flatMap { type in
      type.members.filter {
        $0.fullName == member.fullName && $0.kind == member.kind
          && module.containers[$0.container].isExtension && !module.isContext($0)
          && !module.isForeign(type, to: $0)
      }.map { ($0, type) }
    }
  }

  /// Properties for debugging output, which a program does not depend on.
  private static let descriptions: Set<String> = ["description", "debugDescription"]

  private static func move(
    _ member: Member, of type: TypeEntry, _ module: ModuleIndex, _ changes: inout Changes,
    _ done: inout Set<Int>, overriddenAt override: Member? = nil, isImplied: Bool = false
  ) {
    let number = module.file(of: member)
    let isForeign = module.isForeign(type, to: member)
    if isForeign, override == nil, descriptions.contains(member.fullName) {
      guard rename(member, of: type, module, &changes, &done) else { return }
      changes.noted(
        number, at: member.offset, "override in an extension",
        "\(member.name) does not replace the member of \(type.path), because a class of another "
          + "module cannot be changed")
      return
    }
    let construct = "\(member.isOverride ? "override" : "member") in an extension"
    if let selector = module.replacedSelector(of: member, in: type) {
      guard rename(member, of: type, module, &changes, &done) else { return }
      changes.rewrote(
        number, at: member.offset, construct,
        "\(type.memberPrefix)\(member.name), which the method \(selector) of \(type.path) calls")
      return
    }
    guard let body = type.body, type.kind == .class, !isForeign else {
      changes.refused(
        number, at: member.offset, construct,
        "\(member.fullName) overrides a member that \(type.path), a class of another module, "
          + "inherits. Only the Objective-C runtime allows this; override it in a subclass")
      return
    }
    let source = module.files[number].source
    let access = ["public", "open"].first {
      module.containers[member.container].modifiers.contains($0)
        || isImplied && type.modifiers.contains($0)
    }
    let isOverride =
      isImplied || member.isOverride && module.added(overriddenBy: member, of: type) == nil
    if let observers = member.observers {
      guard done.insert(number << 32 | member.offset).inserted else { return }
      for edit in observers.edits(type.memberPrefix, in: source) { changes.edit(number, edit) }
      let call = observers.declaration(type.memberPrefix, access)
      changes.add(call, to: body)
      changes.rewrote(number, at: member.offset, construct, "functions that \(call) calls")
      return
    }
    guard let call = member.forwarding(type.memberPrefix, access, isOverride: isOverride) else {
      changes.refused(
        number, at: member.offset, construct,
        "a member of the class would have to call \(member.fullName), but this call cannot be "
          + "generated; move \(member.fullName) from the extension into the class")
      return
    }
    guard rename(member, of: type, module, &changes, &done) else { return }
    changes.add(call, to: body)
    changes.rewrote(
      number, at: member.offset, construct,
      "\(type.memberPrefix)\(member.name), called by \(call)")
  }

  /// Gives a member of an extension its new name, and removes the modifiers that only the original
  /// name may have. Returns false if the member already has its new name.
  private static func rename(
    _ member: Member, of type: TypeEntry, _ module: ModuleIndex, _ changes: inout Changes,
    _ done: inout Set<Int>
  ) -> Bool {
    let number = module.file(of: member)
    guard done.insert(number << 32 | member.offset).inserted else { return false }
    changes.edit(number, Edit(at: member.offset, type.memberPrefix))
    for name in ["override", "open", "final"] {
      guard let modifier = member.modifier(name) else { continue }
      changes.edit(number, module.files[number].source.blanking(modifier))
    }
    return true
  }
}
