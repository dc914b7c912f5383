/// The objects that an object retains through its stored properties.
///
/// Closure captures and the properties of UIKit's own objects cannot be inspected.
@MainActor
package struct StoredReferences {
  package struct Reference {
    /// The path to the property, such as `context` or `pages.0`.
    package let path: String
    package let object: AnyObject
  }

  package private(set) var references: [Reference] = []
  /// How many levels of nested structs, enums, tuples and collections are searched, and how many
  /// elements of each collection (unverified).
  private static let (depth, elements) = (4, 64)

  package init(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let here = mirror, !here.isOfALibrary {
      for child in here.strongChildren {
        guard let label = child.label else { continue }
        add(child.value, label.replacing("$__lazy_storage_$_", with: ""), Self.depth)
      }
      mirror = here.superclassMirror
    }
  }

  private mutating func add(_ value: Any, _ path: String, _ depth: Int) {
    if type(of: value) is AnyClass {
      references.append(Reference(path: path, object: value as AnyObject))
      return
    }
    guard depth > 0 else { return }
    let mirror = Mirror(reflecting: value)
    let isPlain = mirror.displayStyle == .optional
    for (index, child) in mirror.strongChildren.prefix(Self.elements).enumerated() {
      let name = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      add(child.value, isPlain ? path : "\(path).\(name ?? String(index))", depth - 1)
    }
  }
}

extension Mirror {
  /// Whether the class is declared in a library and not in the app.
  fileprivate var isOfALibrary: Bool {
    let name = String(reflecting: subjectType)
    return ["UIKit.", "QuartzCore.", "DeviceRuntime.", "Foundation.", "Swift."]
      .contains(where: name.hasPrefix)
  }
}
