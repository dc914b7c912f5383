import SwiftSyntax

/// A body that holds members: a type's own or an extension's.
struct Container: Sendable {
  let file: Int
  /// The path of the type: `Outer.Inner`.
  let type: String
  let isExtension: Bool
  /// How the type is written inside of the body.
  let spelling: String
  let attributes: Set<String>
  let modifiers: Set<String>
  /// It has an inheritance clause.
  let inherits: Bool
  /// True for an extension of some of a generic type's forms, or of a protocol for some.
  let isConstrained: Bool
  /// Inside of a function: the type has no name outside.
  let isLocal: Bool
  let openBrace: Int
  let closeBrace: Int
  /// The last member stands on the closing brace's line.
  let needsSeparator: Bool
  /// Where the name begins.
  let offset: Int
  /// A top-level declaration, where others can follow on its line.
  let isTopLevel: Bool
}

/// A type of the module, or one of another module that this one extends.
struct TypeEntry: Sendable {
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`
    /// Declared elsewhere.
    case foreign
  }

  let path: String
  var kind = Kind.foreign
  var inherited: [String] = []
  var isGeneric = false
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  var objectiveCName: String?
  /// The body's container; nil for a foreign type.
  var body: Int?
  var containers: [Int] = []
  var members: [Member] = []

  /// The path as source writes it.
  var spelling: String { path.split(separator: "#").last.map(String.init) ?? path }
  var name: String { spelling.split(separator: ".").last.map(String.init) ?? path }
  /// Declared at the top level for its own file alone.
  var isOwnToFile: Bool {
    kind != .foreign && !path.contains(".")
      && !modifiers.isDisjoint(with: ["private", "fileprivate"])
  }

  /// The path of a type; with the file's number before it where the first name is the file's own.
  static func path(_ path: String, ownTo file: Int, _ names: Set<String>) -> String {
    path.split(separator: ".").first.map { names.contains(String($0)) } == true
      ? "\(file)#" + path : path
  }
  /// A protocol that Objective-C could see.
  var isObjectiveCProtocol: Bool { kind == .protocol && attributes.contains("objc") }
}
