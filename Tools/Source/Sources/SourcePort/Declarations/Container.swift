import SwiftSyntax

/// The body of a type or of an extension, which contains members.
struct Container: Sendable {
  let file: Int
  /// The path of the type: `Outer.Inner`.
  var type: String
  let isExtension: Bool
  /// The name that code inside the body uses for the type.
  let spelling: String
  let attributes: Set<String>
  let modifiers: Set<String>
  /// Whether the declaration has an inheritance clause.
  let inherits: Bool
  /// The end of the last type in the inheritance clause; nil without such a clause.
  let inheritanceEnd: Int?
  /// Whether the declaration is an extension with a `where` clause.
  let isConstrained: Bool
  /// Whether the declaration is inside a function, so that code outside cannot refer to the type.
  let isLocal: Bool
  let openBrace: Int
  let closeBrace: Int
  /// Whether the last member is on the line of the closing brace.
  let needsSeparator: Bool
  /// The offset at which the name begins.
  let offset: Int
  /// Whether this is a top-level declaration, after which other declarations can follow on the same
  /// line.
  let isTopLevel: Bool
}

/// A type of the module, or a type of another module that this module extends.
struct TypeEntry: Sendable {
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// A type that another module declares.
    case foreign
  }

  var path: String
  var kind = Kind.foreign
  var inherited: [String] = []
  var isGeneric = false
  /// The names of the type's own generic parameters.
  var parameters: [String] = []
  /// The classes and protocols to which the type's generic parameters and associated types are
  /// constrained.
  var constraints: [String: String] = [:]
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  var objectiveCName: String?
  /// The body's container; nil for a foreign type.
  var body: Int?
  var containers: [Int] = []
  var members: [Member] = []

  /// The path as it is written in source.
  var spelling: String { path.split(separator: "#").last.map(String.init) ?? path }
  var name: String { spelling.split(separator: ".").last.map(String.init) ?? path }
  /// Whether the type is a private type at the top level of its file.
  var isOwnToFile: Bool {
    kind != .foreign && !path.contains(".")
      && !modifiers.isDisjoint(with: ["private", "fileprivate"])
  }

  /// The path of a type. If the first name in the path is a private type of the file, the file's
  /// number precedes the path.
  static func path(_ path: String, ownTo file: Int, _ names: Set<String>) -> String {
    path.split(separator: ".").first.map { names.contains(String($0)) } == true
      ? "\(file)#" + path : path
  }
  /// Whether the type is a protocol that is visible to Objective-C.
  var isObjectiveCProtocol: Bool { kind == .protocol && attributes.contains("objc") }
}
