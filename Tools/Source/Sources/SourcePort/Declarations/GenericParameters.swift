import SwiftSource
import SwiftSyntax

/// Finds the generic parameters of the declarations around a place.
enum GenericParameters {
  /// The class or protocol to which the nearest generic parameter `name` is constrained in its
  /// clause; nil if there is no such parameter or no constraint.
  static func constraint(of name: String, at node: some SyntaxProtocol) -> String? {
    for ancestor in sequence(first: Syntax(node), next: \.parent) {
      guard let clause = clause(of: ancestor) else { continue }
      for parameter in clause.parameters where parameter.name.text == name {
        return parameter.inheritedType?.oneLine
      }
    }
    return nil
  }

  private static func clause(of node: Syntax) -> GenericParameterClauseSyntax? {
    node.as(FunctionDeclSyntax.self)?.genericParameterClause
      ?? node.as(InitializerDeclSyntax.self)?.genericParameterClause
      ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? node.as(StructDeclSyntax.self)?.genericParameterClause
  }
}
