import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Replaces the bodies of methods that are marked unavailable on iOS. Unavailable methods are
  /// never called, so their bodies need not compile on Linux.
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
        // The edit begins directly after the brace, so that it precedes the edits of other rewrites
        // in the body.
        let inside = body.leftBrace.end..<body.statements.end
        changes.edit(number, module.files[number].source.replacing(inside, with: " " + text))
        changes.rewrote(number, at: member.offset, "unavailable method", text)
      }
    }
    return changes
  }
}
