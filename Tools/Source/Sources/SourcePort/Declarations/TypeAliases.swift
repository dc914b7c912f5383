/// The global type aliases of several files. An extension of an alias extends the alias's type, and
/// a class can have an alias as its superclass.
struct TypeAliases {
  private var targets: [String: String] = [:]
  private let declared: Set<String>

  /// The longest chain of aliases that is followed. A chain without an end does not compile.
  private static let longestChain = 8

  /// `types` are the types that the files declare. An alias with the name of one of them has no
  /// effect, because it is not known which of the two a name refers to.
  init(_ files: [FileIndex], besides types: [TypeEntry]) {
    declared = Set(types.lazy.filter { $0.kind != .foreign }.map(\.name))
    for file in files { targets.merge(file.aliases) { first, _ in first } }
  }

  /// The type for which a name stands; the name itself if it is no alias.
  func target(of name: String) -> String {
    var name = name
    for _ in 0..<Self.longestChain {
      guard !declared.contains(name), let next = targets[name] else { break }
      name = next
    }
    return name
  }

  func resolved(_ type: TypeEntry) -> TypeEntry {
    guard !targets.isEmpty else { return type }
    var resolved = type
    if type.kind == .foreign { resolved.path = target(of: type.path) }
    resolved.inherited = type.inherited.map(target)
    return resolved
  }

  func resolved(_ container: Container) -> Container {
    guard container.isExtension else { return container }
    var resolved = container
    resolved.type = target(of: container.type)
    return resolved
  }
}
