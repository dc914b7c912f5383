import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `UIApplication.shared.delegate?.window`. On iOS, `window` is an optional requirement
  /// of an optional type, so its value is a double optional.
  static let applicationWindow = Rewrite(name: "the application's window") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for placed in file.memberAccesses {
        let access = placed.node
        guard access.declName.baseName.text == "window", let base = access.base,
          !isAssigned(access)
        else { continue }
        let text = base.oneLine
        let edits: [Edit]
        switch text {
        case "UIApplication.shared.delegate?":
          edits = [Edit(base.end - 1..<access.end, ".map { $0.window }")]
        case "UIApplication.shared.delegate!":
          edits = [Edit(at: access.start, "Optional("), Edit(at: access.end, ")")]
        default: continue
        }
        for edit in edits { changes.edit(number, edit) }
        changes.rewrote(
          number, at: access.start, "window of the application's delegate",
          file.source.text(edited: access.bytes, by: edits))
      }
    }
    return changes
  }

  private static func isAssigned(_ access: MemberAccessExprSyntax) -> Bool {
    guard let list = access.parent?.as(ExprListSyntax.self) else { return false }
    return list.first?.start == access.start
      && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
