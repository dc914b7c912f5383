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
      .flatMap { table.methods[$0] ?? [] }
  }

  private static let protocols = Set(FrameworkClasses.protocols(of: "DelegateDefaults"))

  /// The names of those that a class of UIKit or one of its superclasses declares.
  static func declared(by name: String) -> Set<String> {
    ([name] + FrameworkClasses.superclasses(of: name)).reduce(into: []) {
      $0.formUnion(table.names[$1] ?? [])
    }
  }

  /// The optional methods of each protocol, and the names of the members of each class.
  private static let table: (methods: [String: [OptionalMethod]], names: [String: Set<String>]) = {
    var methods: [String: [OptionalMethod]] = [:]
    var names: [String: Set<String>] = [:]
    var type = ""
    for line in UIKitTable.text.split(separator: "\n") {
      guard line.hasPrefix("  ") else {
        type = line.split(separator: " ").dropFirst().first?.filter { $0 != ":" } ?? ""
        continue
      }
      let words = line.dropFirst(2).split(separator: " ", maxSplits: 1).map(String.init)
      names[type, default: []].insert(words[0])
      guard words.count == 2 else { continue }
      methods[type, default: []].append(OptionalMethod(name: words[0], declaration: words[1]))
    }
    return (methods, names)
  }()
}
