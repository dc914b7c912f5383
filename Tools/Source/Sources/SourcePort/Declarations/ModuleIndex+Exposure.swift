/// Which members Objective-C would see.
extension ModuleIndex {
  private static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable",
  ]

  /// Says so itself, or its extension or class does.
  func isExposed(_ member: Member, of type: TypeEntry) -> Bool {
    if member.attributes.contains("nonobjc") { return false }
    if !member.attributes.isDisjoint(with: Self.exposing) { return true }
    guard member.kind == .method || member.kind == .property else { return false }
    let container = containers[member.container]
    if container.isExtension {
      if container.attributes.contains("nonobjc") { return false }
      if container.attributes.contains("objc") { return true }
    }
    // A superclass has it already.
    guard !member.isOverride else { return false }
    guard !member.isPrivate, container.modifiers.isDisjoint(with: ["private", "fileprivate"]) else {
      return false
    }
    return hasExposedMembers(type)
  }

  /// `@objcMembers`, of the class or one it inherits from.
  func hasExposedMembers(_ type: TypeEntry) -> Bool {
    ([type] + superclasses(of: type)).contains { $0.attributes.contains("objcMembers") }
  }

  /// The Objective-C name of a method: its own, that of the one it overrides or fulfils, or the one
  /// that Swift makes.
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
