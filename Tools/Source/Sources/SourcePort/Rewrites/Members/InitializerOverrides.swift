import SwiftSource

extension Rewrite {
  /// Rewrites overrides of initialisers that are required in Matchcut, but not on iOS: `override
  /// init(identifier:source:destination:)` of a segue becomes `required init(…)`.
  static let initializerOverrides = Rewrite(name: "overrides of initializers") { module in
    var changes = Changes()
    for type in module.allTypes where type.kind == .class {
      for member in type.members where member.kind == .initializer && !module.isContext(member) {
        guard let modifier = member.modifier("override"), !member.modifiers.contains("required"),
          let ancestor = module.foreignAncestor(of: type),
          required[ancestor.split(separator: ".").last.map(String.init) ?? ancestor]
            == member.fullName
        else { continue }
        let number = module.file(of: member)
        changes.edit(number, module.files[number].source.replacing(modifier, with: "required"))
        changes.rewrote(number, at: member.offset, "required init", "required \(member.fullName)")
      }
    }
    return changes
  }

  /// The initialisers that storyboards call, by class.
  private static let required: [String: String] = [
    "UIStoryboardSegue": "init(identifier:source:destination:)"
  ]
}
