/// A type, or an extension of one, as its source declares it.
struct Declaration: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `class`
    case `protocol`
    case `extension`
    case alias
    /// A struct or an enum: a place for names, nothing more here.
    case other
  }

  var kind: Kind
  /// With the names of the types around it, outermost first.
  var name: [String]
  /// What stands behind the colon, or for an alias behind the sign: names with points between.
  var inherits: [String] = []
  /// An extension that holds for some types only.
  var isConstrained = false
  var isPublic = false
  var members: [Member] = []
  /// From its keyword to its last brace, in bytes.
  var range: Range<Int>

  var fullName: String { name.joined(separator: ".") }
}

/// A method or a property of a declaration.
struct Member: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case method
    case property
  }

  var kind: Kind
  /// As documentation writes it: `scrollViewDidScroll(_:)`, `wantsInteractiveStart`.
  var name: String
  var isOverride = false
  var isPublic = false
  /// The parameters' types as they are written, without blanks; empty for a property.
  var types: [String] = []
  /// In bytes; a method's with its body.
  var range: Range<Int>
}
