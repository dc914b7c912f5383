/// A member and the type that declares it or whose extension adds it.
struct OwnedMember: Sendable {
  let member: Member
  let type: TypeEntry
}

/// Determines which member another one overrides.
extension ModuleIndex {
  /// The member that `member` overrides; nil if a class of a framework declares it.
  func overridden(by member: Member, of type: TypeEntry) -> OwnedMember? {
    for superclass in superclasses(of: type) {
      let found = superclass.members.first {
        $0.fullName == member.fullName && $0.kind == member.kind && $0.isStatic == member.isStatic
      }
      if let found { return OwnedMember(member: found, type: superclass) }
    }
    return nil
  }

  /// Whether an extension adds the member to a class of another module. Only Objective-C can
  /// override such a member.
  ///
  /// The modules of imported files are not known. If both the class and the member are in imported
  /// files, they are assumed to be in the same module.
  func isAdded(_ owned: OwnedMember) -> Bool {
    guard containers[owned.member.container].isExtension else { return false }
    return isForeign(owned.type, to: owned.member)
  }

  /// Whether the class is declared in another module than `member`.
  func isForeign(_ type: TypeEntry, to member: Member) -> Bool {
    guard type.kind == .class, let body = type.body else { return type.kind == .foreign }
    return files[containers[body].file].isContext && !isContext(member)
  }

  /// The first member in a chain of added members, each of which overrides the previous member.
  func root(of owned: OwnedMember) -> OwnedMember {
    var root = owned
    while root.member.isOverride, let next = overridden(by: root.member, of: root.type),
      isAdded(next)
    {
      root = next
    }
    return root
  }

  /// The added member that `member` overrides, and the first member of its chain; nil if `member`
  /// overrides something else.
  func added(overriddenBy member: Member, of type: TypeEntry) -> (
    base: OwnedMember, root: OwnedMember
  )? {
    guard member.isOverride, let base = overridden(by: member, of: type), isAdded(base) else {
      return nil
    }
    let root = root(of: base)
    return root.member.isOverride ? nil : (base, root)
  }

  /// The Objective-C name of a member with which an extension replaces a method of UIKit's class or
  /// a property that can only be read; nil if Matchcut cannot replace it.
  func replacedSelector(of member: Member, in type: TypeEntry) -> String? {
    let container = containers[member.container]
    guard member.isOverride, type.kind == .foreign, container.isExtension, !container.isConstrained,
      !isContext(member), !isGeneric(type), !member.isStatic, !member.isThrowing,
      !member.hasEffects, added(overriddenBy: member, of: type) == nil
    else { return nil }
    switch member.kind {
    case .property where !member.isSettable && member.binding?.accessorBlock != nil:
      let name = member.objectiveCName ?? member.name
      return ExchangeableNames.all.contains(name) ? name : nil
    case .method where member.canBeCalledByClosure:
      let name = selector(of: member, in: type)
      return ExchangeableNames.all.contains(name) ? name : nil
    default: return nil
    }
  }

  /// The number of superclasses, up to UIKit's first class.
  func depth(of type: TypeEntry) -> Int {
    let own = superclasses(of: type).filter { $0.kind == .class }
    let name = type.kind == .foreign ? type.path : foreignAncestor(of: type)
    let frameworks = name.map { FrameworkClasses.superclasses(of: $0).count } ?? 0
    return own.count + frameworks + (type.kind == .foreign ? 0 : 1)
  }
}
