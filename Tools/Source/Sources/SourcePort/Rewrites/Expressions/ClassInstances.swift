import SwiftSource
import SwiftSyntax

extension Rewrite {
  /// Rewrites `type.init()` if the type is one of Apple's classes and is known only at run time. In
  /// Objective-C, `init` works for every class; in Swift, the class needs a required initialiser.
  static let classInstances = Rewrite(name: "object of a class") { module in
    var changes = Changes()
    for (number, file) in module.own {
      for call in file.plainInitializers {
        if let type = call.node.calledExpression.as(DeclReferenceExprSyntax.self) {
          create(type, call, file, number, module, &changes)
          continue
        }
        guard let base = call.node.calledExpression.as(MemberAccessExprSyntax.self)?.base,
          let name = className(base, call.place, module), isApples(name, module, call.place)
        else { continue }
        changes.edit(number, Edit(at: base.start, "ExposedClass.new("))
        changes.edit(number, file.source.replacing(base.end..<call.node.end, with: ")"))
        changes.usesRuntime(number)
        changes.rewrote(
          number, at: base.start, "object of a class", "ExposedClass.new(\(base.oneLine))")
      }
    }
    return changes
  }

  /// Rewrites `T()` if `T` is a generic parameter that is constrained to one of Apple's classes.
  private static func create(
    _ type: DeclReferenceExprSyntax, _ call: Placed<FunctionCallExprSyntax>, _ file: FileIndex,
    _ number: Int, _ module: ModuleIndex, _ changes: inout Changes
  ) {
    guard let name = GenericParameters.constraint(of: type.oneLine, at: call.node),
      isApples(name, module, call.place)
    else { return }
    let text = "ExposedClass.new(\(type.oneLine).self)"
    changes.edit(number, file.source.replacing(call.node.start..<call.node.end, with: text))
    changes.usesRuntime(number)
    changes.rewrote(number, at: call.node.start, "object of a class", text)
  }

  /// The class `C` if the source text shows that the expression has the type `C.Type`; otherwise
  /// nil.
  private static func className(
    _ expression: ExprSyntax, _ place: Place, _ module: ModuleIndex
  ) -> String? {
    if expression.oneLine == "type(of: self)" { return place.type }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      let cast =
        inner.as(AsExprSyntax.self)?.type
        ?? inner.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
      return cast.flatMap { metatype($0.oneLine) }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let types = module.variables[name], let first = types.first,
      types.allSatisfy({ $0 == first })
    else { return nil }
    return metatype(first)
  }

  /// The class of a metatype, such as `NSObject` for `NSObject.Type`.
  private static func metatype(_ type: String) -> String? {
    type.hasSuffix(".Type") ? String(type.dropLast(".Type".count)) : nil
  }

  private static func isApples(_ name: String, _ module: ModuleIndex, _ place: Place) -> Bool {
    let known = module.type(named: name, from: nil, in: place.file)
    guard known == nil || known?.kind == .foreign, !structures.contains(name) else { return false }
    return ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
  }

  private static let structures: Set<String> = [
    "UIEdgeInsets", "UIOffset", "UIFloatRange", "NSRange", "NSDirectionalEdgeInsets",
    "CATransform3D",
  ]
}
