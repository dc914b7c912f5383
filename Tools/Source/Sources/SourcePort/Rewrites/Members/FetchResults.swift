import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Replaces `NSFetchRequestResult` in inheritance clauses with `Any`. In Objective-C it is a
  /// protocol. Matchcut's Core Data declares it as another name of `AnyObject`, from which a class
  /// cannot inherit, and from which a protocol can inherit only once.
  static let fetchResults = Rewrite(name: "NSFetchRequestResult") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for use in file.fetchResults where !use.isOnlyClassConstraint {
        changes.edit(number, file.source.replacingInPlace(use.type.bytes, with: "Any"))
        changes.rewrote(number, at: use.type.start, use.type.oneLine, "Any")
      }
    }
    return changes
  }
}

extension InheritedTypeSyntax {
  /// Whether the type is what restricts a protocol to classes.
  fileprivate var isOnlyClassConstraint: Bool {
    guard let list = parent?.as(InheritedTypeListSyntax.self),
      list.parent?.parent?.is(ProtocolDeclSyntax.self) == true
    else { return false }
    let others = list.filter { $0.id != id }.map(\.type.oneLine)
    return !others.contains { ["class", "AnyObject"].contains($0) }
  }
}
