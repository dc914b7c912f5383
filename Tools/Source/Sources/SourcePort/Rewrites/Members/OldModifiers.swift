import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Changes modifiers that compilers accept in Swift 4 mode with a warning, but refuse in Swift 5
  /// mode: `weak` and `unowned` in a protocol, which have no effect there, and `open` for a member
  /// that cannot be overridden, which means `public`.
  static let oldModifiers = Rewrite(name: "old modifiers") { module in
    var changes = Changes()
    for type in module.allTypes {
      for member in type.members where !module.isContext(member) {
        let number = module.file(of: member)
        let source = module.files[number].source
        if type.kind == .protocol, !module.containers[member.container].isExtension {
          for modifier in member.ownership {
            changes.edit(number, source.blanking(modifier.bytes))
            changes.rewrote(number, at: modifier.start, modifier.oneLine, "")
          }
        }
        let moves = member.isOverride && module.containers[member.container].isExtension
        if member.isNeverOverridden, !moves, let modifier = member.modifier("open") {
          changes.edit(number, Edit(modifier, "public"))
          changes.rewrote(number, at: modifier.lowerBound, "open", "public")
        }
      }
    }
    return changes
  }
}

extension Member {
  /// The modifiers `weak` and `unowned`, the latter with or without `(safe)` or `(unsafe)`.
  fileprivate var ownership: [DeclModifierSyntax] {
    declaration.as(VariableDeclSyntax.self)?.modifiers.filter {
      ["weak", "unowned"].contains($0.name.text)
    } ?? []
  }

  /// Whether the member is a constant or `static`, so that `open` has no meaning for it.
  var isNeverOverridden: Bool {
    if modifiers.contains("static") { return true }
    return declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
  }
}
