import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `view.classForCoder.description()` to the name of the object's class. In Swift,
  /// classes are not objects and do not have methods such as `description()`.
  static let classDescriptions = Rewrite(name: "names of classes") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for placed in file.memberAccesses {
        let access = placed.node
        let name = access.declName.baseName
        guard name.text == "description",
          let base = access.base?.as(MemberAccessExprSyntax.self),
          base.declName.baseName.text == "classForCoder", base.base != nil,
          let call = access.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
          call.trailingClosure == nil, let end = call.rightParen
        else { continue }
        let start = call.calledExpression.firstToken(viewMode: .sourceAccurate) ?? name
        changes.edit(number, Edit(at: start.start, "ExposedClass.name(of: "))
        changes.edit(
          number, Edit(access.period.bytes.lowerBound..<end.bytes.upperBound, ")"))
        changes.usesRuntime(number)
        changes.rewrote(number, at: name.start, "description of a class", "ExposedClass.name(of:)")
      }
    }
    return changes
  }
}
