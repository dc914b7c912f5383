import SwiftSyntax

/// A call of `unsafeBitCast` that casts the implementation of a method to a function, or a block to
/// an object.
struct ImplementationCast {
  /// The function that is called instead of `unsafeBitCast`.
  let function: String

  init?(_ token: TokenSyntax, in file: FileIndex, _ module: ModuleIndex) {
    guard token.text == "unsafeBitCast",
      let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
      let target = call.arguments.last, target.label?.text == "to",
      let access = target.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let type = access.base
    else { return nil }
    let name = type.oneLine
    if name == "AnyObject", file.names.contains(where: { $0.text == "imp_implementationWithBlock" })
    {
      function = "ExposedClass.block"
    } else if module.implementationTypes.contains(name)
      || (name.contains("Selector") && name.contains("->"))
    {
      function = "ExposedClass.function"
    } else {
      return nil
    }
  }
}

extension TypeSyntax {
  /// Whether this is the type of a C function that implements a method. The parameters of such a
  /// function are the object, the selector and the method's arguments.
  var isImplementation: Bool {
    guard let attributed = self.as(AttributedTypeSyntax.self),
      attributed.attributes.contains(where: { $0.oneLine == "@convention(c)" }),
      let function = attributed.baseType.as(FunctionTypeSyntax.self)
    else { return false }
    let types = function.parameters.map(\.type.oneLine)
    return types.count > 1 && ["Selector", "Selector!", "Selector?"].contains(types[1])
  }
}
