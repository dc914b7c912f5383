import SwiftSource
import SwiftSyntax

/// The argument of `#selector(…)` or `#keyPath(…)`: a member, its base, and the type to which it is
/// coerced.
struct MemberReference {
  enum Base {
    /// The base is `self`, `Self` or `super`, or it is omitted.
    case enclosing
    case type(String)
    /// The base is an instance.
    case value
  }

  let expression: ExprSyntax
  let declaration: DeclReferenceExprSyntax
  let baseExpression: ExprSyntax?
  let base: Base
  let isCoerced: Bool

  init?(_ expression: ExprSyntax, in module: ModuleIndex, at place: Place) {
    self.expression = expression
    var inner = expression
    var isCoerced = false
    while true {
      if let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        inner = element.expression
      } else if let sequence = inner.as(SequenceExprSyntax.self),
        let first = sequence.elements.first, sequence.elements.count == 3
      {
        inner = first
        isCoerced = true
      } else if let coercion = inner.as(AsExprSyntax.self) {
        inner = coercion.expression
        isCoerced = true
      } else {
        break
      }
    }
    self.isCoerced = isCoerced
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      (declaration, baseExpression, base) = (reference, nil, .enclosing)
    } else if let access = inner.as(MemberAccessExprSyntax.self), let base = access.base {
      declaration = access.declName
      baseExpression = base
      self.base = Self.base(base, in: module, at: place)
    } else {
      return nil
    }
  }

  var name: String { declaration.baseName.text.withoutBackticks }
  /// The labels; nil if they are omitted.
  var labels: [String]? { declaration.argumentNames?.arguments.map(\.name.text) }

  private static func base(
    _ expression: ExprSyntax, in module: ModuleIndex, at place: Place
  ) -> Base {
    let text = expression.oneLine
    if ["self", "Self", "super", "type(of: self)"].contains(text) { return .enclosing }
    let path = SourceReader.withoutArguments(text)
    if module.type(named: path, from: place.type, in: place.file) != nil { return .type(text) }
    let isPath = path.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
    return isPath ? .type(text) : .value
  }
}
