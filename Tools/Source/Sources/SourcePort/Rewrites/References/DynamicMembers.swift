import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `(value as AnyObject).floatValue` and other uses of a member on an object of unknown
  /// class, which Objective-C finds at run time. Matchcut's UIKit has the commonly used members. The
  /// module's own methods without parameters are called by their names.
  static let dynamicMembers = Rewrite(name: "members of AnyObject") { module in
    var changes = Changes()
    let own = ownMethods(module)
    for (number, file) in module.own {
      for placed in file.memberAccesses {
        let access = placed.node
        let name = access.declName.baseName.text
        let call = access.parent?.as(FunctionCallExprSyntax.self)
        let isOwn =
          call?.arguments.isEmpty == true && call?.trailingClosure == nil && own.contains(name)
        guard isOwn || RuntimeNames.dynamicMembers.contains(name),
          let object = access.base.map(unchained), isAnyObject(object, module)
        else { continue }
        var edits = [
          Edit(at: object.start, "ExposedClass.members(of: "), Edit(at: object.end, ")"),
        ]
        if isOwn, let call, let open = call.leftParen {
          edits.append(
            Edit(access.declName.start..<open.end, "perform(Selector(\"\(name)\")"))
        }
        for edit in edits { changes.edit(number, edit) }
        changes.usesRuntime(number)
        changes.rewrote(
          number, at: object.start, "member of AnyObject",
          file.source.text(edited: (isOwn ? call?.bytes : nil) ?? access.bytes, by: edits))
      }
    }
    return changes
  }

  /// The names of the module's methods that have neither parameters nor a result, and that Objective-C
  /// could call.
  private static func ownMethods(_ module: ModuleIndex) -> Set<String> {
    var names: Set<String> = []
    for type in module.allTypes {
      for member in type.members
      where member.kind == .method && member.parameters.isEmpty && member.type == nil
        && !member.isStatic && module.isExposed(member, of: type)
      {
        names.insert(member.name)
      }
    }
    return names
  }

  /// Removes `as NSCopying` from `dictionary.setObject(value, forKey: key as NSCopying)`, because
  /// Foundation on Linux accepts any hashable key.
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

  /// The expression without `?` or `!`: `object` for `object?` and `object!`.
  private static func unchained(_ base: ExprSyntax) -> ExprSyntax {
    base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
  }

  /// Whether the object is cast to `AnyObject`, or is a variable that is declared as `AnyObject`.
  private static func isAnyObject(_ object: ExprSyntax, _ module: ModuleIndex) -> Bool {
    if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let type = parameterType(name, around: object) { return anyObject.contains(type) }
      let types = module.variables[name] ?? []
      return !types.isEmpty && types.allSatisfy { anyObject.contains($0) }
    }
    guard object.is(TupleExprSyntax.self) else { return false }
    return conversion(object, to: "AnyObject") != nil
  }

  /// The type of a parameter of the function around an expression; nil if it has none of this name.
  private static func parameterType(_ name: String, around object: ExprSyntax) -> String? {
    var node = object.parent
    while let here = node {
      if let function = here.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.first {
          ($0.secondName ?? $0.firstName).text == name
        }?.type.trimmedDescription
      }
      node = here.parent
    }
    return nil
  }

  private static let anyObject: Set = [
    "AnyObject", "AnyObject?", "AnyObject!", "any AnyObject", "(any AnyObject)?",
  ]

  /// The range of `as Type` at the end of an expression, which may be in parentheses; nil if it is
  /// absent.
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
