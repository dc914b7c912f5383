/// The declaration of a type or an extension in source.
struct Declaration: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `class`
    case `protocol`
    case `extension`
    case alias
    /// A struct, an enum or an actor, which matters only as a scope for names.
    case other
  }

  var kind: Kind
  /// The names of the enclosing types, the outermost first, followed by the type's own name.
  var name: [String]
  /// The type names after the colon, or after the equals sign of an alias, such as `Outer.Inner`.
  var inherits: [String] = []
  /// Whether the declaration has a `where` clause, so that an extension applies only to some types.
  var isConstrained = false
  var isPublic = false
  var members: [Member] = []
  /// The byte range from the declaration's keyword to its last brace.
  var range: Range<Int>

  var fullName: String { name.joined(separator: ".") }
}

/// A method or a property in a declaration.
struct Member: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case method
    case property
  }

  var kind: Kind
  /// The name in the form used by documentation, such as `scrollViewDidScroll(_:)` or
  /// `wantsInteractiveStart`.
  var name: String
  var isOverride = false
  var isPublic = false
  /// The parameters' types as written, without spaces; empty for a property.
  var types: [String] = []
  /// The declaration of a method in a protocol, on one line; nil for other members.
  var requirement: String?
  /// The byte range, which includes a method's body.
  var range: Range<Int>
}
