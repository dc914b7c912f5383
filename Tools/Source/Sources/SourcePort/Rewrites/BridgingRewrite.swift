import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// `text as NSCopying`: without Objective-C the compiler accepts it, and the program ends there.
  /// As an object, the text is a string of Foundation's, which conforms.
  static let bridging = Rewrite(name: "bridging to a protocol") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for coercion in file.coercions {
        guard let list = coercion.parent?.as(ExprListSyntax.self),
          let type = list.first(where: { $0.start >= coercion.end })?.as(TypeExprSyntax.self),
          protocols.contains(SourceReader.withoutArguments(type.oneLine))
        else { continue }
        changes.edit(number, Edit(at: coercion.end, " AnyObject as!"))
        changes.rewrote(
          number, at: coercion.start, "bridging to a protocol",
          "as AnyObject as! \(type.oneLine)")
      }
    }
    return changes
  }

  private static let protocols: Set<String> = [
    "NSCoding", "NSCopying", "NSMutableCopying", "NSObjectProtocol", "NSSecureCoding",
  ]
}
