import FrameworkTable
import SwiftParser
import SwiftSyntax

/// An optional method of one of Apple's protocols, from `UIKitTable`.
struct OptionalMethod {
  /// The name with its labels.
  let name: String
  /// The declaration without its body.
  let declaration: String

  /// The call that passes the parameters of the declaration on.
  var call: String {
    let node = Parser.parse(source: declaration).statements.first?.item.as(FunctionDeclSyntax.self)
    let parameters = node.map { SourceReader.parameters($0.signature.parameterClause.parameters) }
    let arguments = (parameters ?? []).map(\.argument).joined(separator: ", ")
    return name.prefix { $0 != "(" } + "(" + arguments + ")"
  }

  /// The methods of a protocol and of the protocols that it refines, if UIKit's `DelegateDefaults`
  /// has their default implementations; otherwise empty.
  static func all(of name: String) -> [OptionalMethod] {
    ([name] + FrameworkClasses.protocols(of: name)).filter(protocols.contains)
      .flatMap { entries[$0]?.members ?? [] }.compactMap { member in
        member.declaration.map { OptionalMethod(name: member.name, declaration: $0) }
      }
  }

  private static let protocols = Set(FrameworkClasses.protocols(of: "DelegateDefaults"))

  /// The names of the optional methods that a class of UIKit or one of its superclasses declares.
  static func declared(by name: String) -> Set<String> {
    ([name] + FrameworkClasses.superclasses(of: name)).reduce(into: []) {
      $0.formUnion(entries[$1]?.members.map(\.name) ?? [])
    }
  }

  private static let entries = Dictionary(
    UIKitTable.entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
