/// Determines which members would be visible to Objective-C.
extension ModuleIndex {
  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  /// Whether the member, its extension or its class has an attribute that makes the member visible
  /// to Objective-C.
  func isExposed(_ member: Member, of type: TypeEntry) -> Bool {
    if member.attributes.contains("nonobjc") { return false }
    if !member.attributes.isDisjoint(with: Self.exposing) { return true }
    if member.isManaged, isManagedObject(type) { return true }
    guard member.kind == .method || member.kind == .property else { return false }
    let container = containers[member.container]
    if container.isExtension {
      if container.attributes.contains("nonobjc") { return false }
      if container.attributes.contains("objc") { return true }
    }
    // The member table of a superclass already contains the member.
    guard !member.isOverride else { return false }
    guard !member.isPrivate, container.modifiers.isDisjoint(with: ["private", "fileprivate"]) else {
      return false
    }
    return hasExposedMembers(type) || isKeyed(member, of: type)
  }

  /// Whether the member is a property of a model object that is filled from a dictionary.
  ///
  /// Swift 3 made the members of NSObject's subclasses visible to Objective-C, and a source that
  /// still calls `setValuesForKeys(_:)` on a class without `@objc` relies on this behaviour.
  private func isKeyed(_ member: Member, of type: TypeEntry) -> Bool {
    setsValuesForKeys && member.kind == .property && type.kind == .class
      && type.inherited.first == "NSObject"
  }

  /// Whether the class or a superclass has `@objcMembers`.
  func hasExposedMembers(_ type: TypeEntry) -> Bool {
    ([type] + superclasses(of: type)).contains { $0.attributes.contains("objcMembers") }
  }

  /// The Objective-C name of a method: its own, the name of the method that it overrides or
  /// implements, or the name that Swift generates.
  func selector(of member: Member, in type: TypeEntry) -> String {
    if let name = member.objectiveCName { return name }
    let inherited = members(named: member.name, of: type).filter { $0.fullName == member.fullName }
    if let name = inherited.lazy.compactMap(\.objectiveCName).first { return name }
    if member.isOverride, !inherited.contains(where: { !$0.isOverride }) {
      return FrameworkNames.selector(member.name, labels: member.parameters.map(\.label))
    }
    return ObjectiveCName.selector(of: member)
  }
}
