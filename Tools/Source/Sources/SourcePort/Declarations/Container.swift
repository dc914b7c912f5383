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

  var name: String { path.split(separator: ".").last.map(String.init) ?? path }
  /// A protocol that Objective-C could see.
  var isObjectiveCProtocol: Bool { kind == .protocol && attributes.contains("objc") }
}
