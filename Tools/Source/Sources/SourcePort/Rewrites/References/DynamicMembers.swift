import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// `(value as AnyObject).floatValue`: members of any object, which Objective-C finds while the
  /// program runs. UIKit offers those that are commonly asked for.
  static let dynamicMembers = Rewrite(name: "members of AnyObject") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for placed in file.memberAccesses {
        let access = placed.node
        guard RuntimeNames.dynamicMembers.contains(access.declName.baseName.text),
          let object = access.base.map(unchained), isAnyObject(object, module)
        else { continue }
        let edits = [
          Edit(at: object.start, "ExposedClass.members(of: "), Edit(at: object.end, ")"),
        ]
        for edit in edits { changes.edit(number, edit) }
        changes.usesRuntime(number)
        changes.rewrote(
          number, at: object.start, "member of AnyObject",
          file.source.text(edited: access.bytes, by: edits))
      }
    }
    return changes
  }

  /// `dictionary.setObject(value, forKey: key as NSCopying)`: Foundation on Linux takes any key.
  static let copiedKeys = Rewrite(name: "keys as NSCopying") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for placed in file.memberAccesses
      where placed.node.declName.baseName.text == "setObject" {
        guard let call = placed.node.parent?.as(FunctionCallExprSyntax.self),
          let argument = call.arguments.last, argument.label?.text == "forKey",
          let conversion = conversion(argument.expression, to: "NSCopying")
        else { continue }
        changes.edit(number, file.source.blanking(conversion))
        changes.rewrote(
          number, at: conversion.lowerBound, "as NSCopying", "")
      }
    }
    return changes
  }

  /// `object` of `object?` and `object!`.
  private static func unchained(_ base: ExprSyntax) -> ExprSyntax {
    base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
  }

  /// It is converted to `AnyObject`, or a variable that is declared as one.
  private static func isAnyObject(_ object: ExprSyntax, _ module: ModuleIndex) -> Bool {
    if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let types = module.variables[name] ?? []
      return !types.isEmpty && types.allSatisfy { anyObject.contains($0) }
    }
    guard object.is(TupleExprSyntax.self) else { return false }
    return conversion(object, to: "AnyObject") != nil
  }

  private static let anyObject: Set = [
    "AnyObject", "AnyObject?", "AnyObject!", "any AnyObject", "(any AnyObject)?",
  ]

  /// `as Type` at the end of an expression, in parentheses or not.
  private static func conversion(_ expression: ExprSyntax, to type: String) -> Range<Int>? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return conversion(element.expression, to: type)
    }
    guard let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count >= 3, let last = parts.last, last.trimmedDescription == type,
      let keyword = parts[parts.count - 2].as(UnresolvedAsExprSyntax.self),
      keyword.questionOrExclamationMark == nil
    else { return nil }
    return keyword.start..<last.end
  }
}
