import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Moves a global operator for two `NSNumber` values into an extension. `NSNumber` has some of these
  /// operators on Linux, and only a member of the same class takes their place.
  static let numberOperators = Rewrite(name: "operators of NSNumber") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for node in file.numberOperators {
        if let modifier = node.modifiers.first(where: { $0.name.text == "private" }) {
          changes.edit(number, Edit(modifier.bytes, "fileprivate"))
        }
        changes.edit(number, Edit(at: node.start, "extension NSNumber { "))
        changes.edit(number, Edit(at: node.funcKeyword.start, "static "))
        changes.edit(number, Edit(at: node.end, " }"))
        changes.rewrote(
          number, at: node.start, "func \(node.name.text)", "extension NSNumber { static func … }")
      }
    }
    return changes
  }
}

extension FunctionDeclSyntax {
  /// Whether this is an operator whose two operands are of type `NSNumber`.
  var isNumberOperator: Bool {
    let types = signature.parameterClause.parameters.map(\.type.oneLine)
    guard case .binaryOperator = name.tokenKind else { return false }
    return types == ["NSNumber", "NSNumber"]
  }
}
