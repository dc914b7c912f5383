/// Classes whose objects Objective-C can create although the class is known only at run time.
extension ModuleIndex {
  /// Whether a value of the type, which may be a type parameter, a protocol or a composition, is an
  /// object of a framework's class. Classes of the module do not count as framework classes,
  /// because Swift requires that their initialisers are `required`.
  func isFrameworkObject(_ type: String, in place: Place) -> Bool {
    TypeText(type).compounds.contains { isFrameworkClass($0, in: place, depth: 8) }
  }

  private func isFrameworkClass(_ name: String, in place: Place, depth: Int) -> Bool {
    let path = SourceReader.withoutArguments(name)
    let known = type(named: path, from: place.type, in: place.file)
    if let known, known.kind != .foreign {
      guard depth > 0, known.kind == .protocol else { return false }
      let inherited = known.inherited + (known.constraints["Self"].map { [$0] } ?? [])
      return inherited.contains { isFrameworkClass($0, in: place, depth: depth - 1) }
    }
    guard !Self.structures.contains(path) else { return false }
    return ["UI", "NS", "CA"].contains { path.hasPrefix($0) }
      && path.dropFirst(2).first?.isUppercase == true
  }

  private static let structures: Set<String> = [
    "UIEdgeInsets", "UIOffset", "UIFloatRange", "NSRange", "NSDirectionalEdgeInsets",
    "CATransform3D",
  ]

  /// The path of a type and of the types around it, the innermost first.
  func scopes(of path: String?) -> [String] {
    var scopes: [String] = []
    var path = path
    while let scope = path {
      scopes.append(scope)
      path = scope.lastIndex(of: ".").map { String(scope[..<$0]) }
    }
    return scopes
  }

  /// A class and its superclasses, the nearest first.
  func classes(from name: String, in place: Place) -> [String] {
    let path = SourceReader.withoutArguments(name)
    guard let type = type(named: path, from: place.type, in: place.file), type.kind == .class
    else { return [path] + FrameworkClasses.superclasses(of: path) + ["NSObject"] }
    let own = [type] + superclasses(of: type).filter { $0.kind == .class }
    let ancestor = foreignAncestor(of: type)
    return own.map(\.spelling)
      + (ancestor.map { [$0] + FrameworkClasses.superclasses(of: $0) + ["NSObject"] } ?? [])
  }
}
