/// The place of a use: the type that contains it.
struct Place: Sendable {
  /// The path of the innermost type; nil outside types.
  let type: String?
  /// The name that code at this place uses for the type.
  let spelling: String?
  /// The number of the file, which is needed to find the file's private types.
  let file: Int
}

/// A node and its place.
struct Placed<Node: Sendable>: Sendable {
  let node: Node
  let place: Place
}
