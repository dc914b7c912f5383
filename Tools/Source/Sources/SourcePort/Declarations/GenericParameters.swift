import SwiftSource
import SwiftSyntax

/// Finds the generic parameters of the declarations around a place.
enum GenericParameters {
  /// The class or protocol to which the nearest generic parameter `name` is constrained; nil if
  /// there is no such parameter or no constraint.
  static func constraint(of name: String, at node: some SyntaxProtocol) -> String? {
    for ancestor in sequence(first: Syntax(node), next: \.parent) {
      if let found = constraints(of: ancestor)[name] { return found }
    }
    return nil
  }

  /// The constraints that a declaration writes for its generic parameters or associated types,
  /// including the constraints in its `where` clause.
  static func constraints(of node: Syntax) -> [String: String] {
    var found: [String: String] = [:]
    for parameter in node.genericParameters?.parameters ?? [] {
      found[parameter.name.text] = parameter.inheritedType?.oneLine
    }
    if let members = node.as(ProtocolDeclSyntax.self)?.memberBlock.members {
      for member in members {
        guard let type = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
        let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.oneLine) ?? []
        if !inherited.isEmpty { found[type.name.text] = inherited.joined(separator: " & ") }
        found.merge(constraints(in: type.genericWhereClause)) { $0 + " & " + $1 }
      }
    }
    found.merge(constraints(in: node.genericWhere)) { $0 + " & " + $1 }
    return found
  }

  /// The constraints in a clause such as `where T: UIView`.
  private static func constraints(in clause: GenericWhereClauseSyntax?) -> [String: String] {
    var found: [String: String] = [:]
    for requirement in clause?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        continue
      }
      var name = conformance.leftType.oneLine
      if name.hasPrefix("Self.") { name = String(name.dropFirst("Self.".count)) }
      let type = conformance.rightType.oneLine
      found[name] = found[name].map { $0 + " & " + type } ?? type
    }
    return found
  }
}

extension Syntax {
  fileprivate var genericParameters: GenericParameterClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }

  fileprivate var genericWhere: GenericWhereClauseSyntax? {
    asProtocol((any WithGenericParametersSyntax).self)?.genericWhereClause
      ?? self.as(ExtensionDeclSyntax.self)?.genericWhereClause
      ?? self.as(ProtocolDeclSyntax.self)?.genericWhereClause
  }
}
