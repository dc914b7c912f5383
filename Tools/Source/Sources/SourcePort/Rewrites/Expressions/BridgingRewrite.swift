import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `text as NSCopying`. Without Objective-C the compiler accepts this cast, but the cast
  /// ends the program. A cast to `AnyObject` first turns the Swift string into an `NSString`, which
  /// conforms to the protocol.
  static let bridging = Rewrite(name: "bridging to a protocol") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for coercion in file.coercions {
        guard let list = coercion.parent?.as(ExprListSyntax.self),
          let type = list.first(where: { $0.start >= coercion.end })?.as(TypeExprSyntax.self),
          protocols.contains(SourceReader.withoutArguments(type.oneLine)), !isKey(list)
        else { continue }
        changes.edit(number, Edit(at: coercion.end, " AnyObject as!"))
        changes.rewrote(
          number, at: coercion.start, "bridging to a protocol",
          "as AnyObject as! \(type.oneLine)")
      }
    }
    return changes
  }

  /// Whether the expression is the key of `setObject(_:forKey:)`, which may be any hashable value
  /// in Foundation on Linux.
  private static func isKey(_ list: ExprListSyntax) -> Bool {
    let argument = list.parent?.parent?.as(LabeledExprSyntax.self)
    let call = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return argument?.label?.text == "forKey" && called == "setObject"
  }

  private static let protocols: Set<String> = [
    "NSCoding", "NSCopying", "NSMutableCopying", "NSObjectProtocol", "NSSecureCoding",
  ]
}
