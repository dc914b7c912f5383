/// One Swift file of a module, with the declarations that it contains and refers to.
struct SourceFile: Equatable {
  /// Relative to the module's folder, for example "Layers/CALayer.swift".
  var path: String
  var occurrences = IndexStore.Occurrences()

  /// The first folder, or nil for a file beside the folders.
  var folder: String? {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }

  /// The type to which the file belongs: "CALayer" for `CALayer.swift` and `CALayer+Debug.swift`.
  var type: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" && $0 != "." })
  }

  /// The type with its folder. Files with the same home may refer to each other.
  var home: String { "\(folder ?? "")/\(type)" }

  /// Whether `place`, a folder or a file, contains this file.
  func stands(in place: String) -> Bool { path == place || path.hasPrefix(place + "/") }
}
