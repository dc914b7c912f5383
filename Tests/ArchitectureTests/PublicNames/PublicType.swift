/// The public declarations of a type, either in Matchcut, as the compiler lists them, or in one of
/// Apple's frameworks, as Apple's reference lists them.
struct PublicType: Equatable {
  /// "class", "struct", "enum" or "protocol", or "extension" for a type that another module
  /// declares.
  var kind: String
  /// The type's superclass and the protocols that it adopts.
  var supertypes: Set<String> = []
  var members: Set<Declaration> = []

  var names: Set<String> { Set(members.map(\.name)) }
  /// `names`, and the names of calls that leave out arguments with defaults.
  var callNames: Set<String> {
    members.reduce(into: names) { $0.formUnion($1.shorterNames) }
  }

  /// Top-level functions and constants are kept as members of a type with this name.
  static let free = "functions"
}
