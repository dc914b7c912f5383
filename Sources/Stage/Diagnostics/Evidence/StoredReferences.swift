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
      let type: AnyClass? = here.subjectType as? AnyClass
      for (index, child) in here.children.enumerated() {
        guard let label = child.label, FieldStrength.keeps(index, of: type) else { continue }
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
    for (index, child) in mirror.children.prefix(Self.elements).enumerated() {
      let name = child.label.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      add(child.value, isPlain ? path : "\(path).\(name ?? String(index))", depth - 1)
    }
  }
}

extension Mirror {
  /// Whether the class is declared in a library and not in the app.
  fileprivate var isOfALibrary: Bool {
    let name = String(reflecting: subjectType)
    return ["UIKit.", "QuartzCore.", "Foundation.", "Swift."].contains(where: name.hasPrefix)
  }
}

/// Whether stored properties are strong, according to the Swift runtime's metadata.
///
/// `Mirror` does not distinguish `weak` and `unowned` properties from strong ones, but it uses
/// functions of the runtime that distinguish them. These functions of the runtime are looked up by
/// symbol name and then checked with a class for which the results are known. If the check fails,
/// every property counts as strong.
private enum FieldStrength {
  private struct Field {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = true
    var isVariable = false
  }
  private typealias Count = @convention(c) (UnsafeRawPointer) -> Int
  private typealias Child =
    @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) ->
    UnsafeRawPointer?

  private struct Runtime {
    let count: Count
    let child: Child
  }

  private static let runtime: Runtime? = {
    guard let count = dlsym(nil, "swift_reflectionMirror_recursiveCount"),
      let child = dlsym(nil, "swift_reflectionMirror_recursiveChildMetadata")
    else { return nil }
    let runtime = Runtime(
      count: unsafeBitCast(count, to: Count.self), child: unsafeBitCast(child, to: Child.self))
    let isRight = (0..<4).map { Self.keeps($0, of: Known.self, runtime) }
    return isRight == [true, false, false, true] ? runtime : nil
  }()

  private class Known {
    var strong: Known?
    weak var weak: Known?
    unowned var unowned: Known
    var number = 0

    init(_ other: Known) { unowned = other }
  }

  /// Whether the stored property at this index retains its value. The index does not count the
  /// superclass's properties.
  static func keeps(_ index: Int, of type: AnyClass?) -> Bool {
    guard let type, let runtime else { return true }
    return keeps(index, of: type, runtime)
  }

  private static func keeps(_ index: Int, of type: AnyClass, _ runtime: Runtime) -> Bool {
    let inherited = (_getSuperclass(type)).map { runtime.count(pointer(to: $0)) } ?? 0
    guard inherited + index < runtime.count(pointer(to: type)) else { return true }
    var field = Field()
    _ = withUnsafeMutableBytes(of: &field) { bytes in
      bytes.baseAddress.flatMap { runtime.child(pointer(to: type), inherited + index, $0) }
    }
    field.free?(field.name)
    return field.isStrong
  }

  private static func pointer(to type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
