import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Methods that are marked unavailable on iOS, where they are never called: their bodies need not
  /// compile here.
  static let unavailableMethods = Rewrite(name: "unavailable methods") { module in
    var changes = Changes()
    for type in module.allTypes {
      for member in type.members
      where member.kind == .method && member.isUnavailable && !module.isContext(member) {
        guard let body = member.declaration.as(FunctionDeclSyntax.self)?.body,
          !body.statements.isEmpty
        else { continue }
        let number = module.file(of: member)
        let text = "fatalError(\"\(member.fullName) is unavailable on iOS\")"
        // From the brace on, so that no edit of another rewrite begins before it.
        let inside = body.leftBrace.end..<body.statements.end
        changes.edit(number, module.files[number].source.replacing(inside, with: " " + text))
        changes.rewrote(number, at: member.offset, "unavailable method", text)
      }
    }
    return changes
  }
}
