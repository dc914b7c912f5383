/// A type's public face: ours as the compiler tells it, or Apple's as the reference does.
struct PublicType: Equatable {
  /// "class", "struct", "enum", "protocol"; "extension" of a type that another module declares.
  var kind: String
  /// Its superclass and the protocols it adopts.
  var supertypes: Set<String> = []
  var members: Set<Declaration> = []

  var names: Set<String> { Set(members.map(\.name)) }

  /// Functions and constants that stand in no type are kept as if in one of this name.
  static let free = "functions"
}
