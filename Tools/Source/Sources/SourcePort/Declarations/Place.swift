/// What stands around a use: the type whose member it is in.
struct Place: Sendable {
  /// The path of the innermost type; nil outside of types.
  let type: String?
  /// How that type is written here.
  let spelling: String?
  /// The number of the file, for its private types.
  let file: Int
}

/// A node and where it stands.
struct Placed<Node: Sendable>: Sendable {
  let node: Node
  let place: Place
}
