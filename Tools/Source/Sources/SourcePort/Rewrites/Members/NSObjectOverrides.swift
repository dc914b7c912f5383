import SwiftSource

extension Rewrite {
  /// Rewrites methods such as `override func observeValue(forKeyPath:of:change:context:)` in a
  /// class whose superclasses do not have the method on Linux. The method is not an override, but
  /// an entry in the class's member table.
  static let objectOverrides = Rewrite(name: "overrides of NSObject") { module in
    var changes = Changes()
    for type in module.allTypes {
      for member in type.members
      where !module.isContext(member) && module.overridesNothing(member, of: type) {
        guard let modifier = member.modifier("override") else { continue }
        let number = module.file(of: member)
        changes.edit(number, module.files[number].source.blanking(modifier))
        changes.rewrote(
          number, at: member.offset, "override of NSObject", "\(member.fullName) in the table")
      }
    }
    return changes
  }
}
