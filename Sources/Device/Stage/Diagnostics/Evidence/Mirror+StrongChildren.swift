extension Mirror {
  /// The children that are neither `weak` nor `unowned`.
  ///
  /// The other children are never read: reading an `unowned` property whose object has been
  /// deallocated ends the program, although an app that does not read the property is correct.
  var strongChildren: [Child] {
    // Only classes and structs declare properties that do not retain their values.
    guard displayStyle == .class || displayStyle == .struct else { return Array(children) }
    var position = children.startIndex
    return (0..<children.count).compactMap { index in
      defer { children.formIndex(after: &position) }
      return StoredFieldStrength.keeps(index, of: subjectType) ? children[position] : nil
    }
  }
}

/// Whether stored properties are strong, according to the Swift runtime's metadata.
///
/// `Mirror` does not distinguish `weak` and `unowned` properties from strong ones, but it uses
/// functions of the runtime that distinguish them. These functions of the runtime are looked up by
/// symbol name and then checked with a class for which the results are known. If the check fails,
/// every property counts as strong.
private enum StoredFieldStrength {
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

  /// Whether the stored property at this index of a class or struct retains its value. The index
  /// does not count the superclass's properties.
  static func keeps(_ index: Int, of type: Any.Type) -> Bool {
    guard let runtime else { return true }
    return keeps(index, of: type, runtime)
  }

  private static func keeps(_ index: Int, of type: Any.Type, _ runtime: Runtime) -> Bool {
    let parent: AnyClass? = (type as? AnyClass).flatMap { _getSuperclass($0) }
    let inherited = parent.map { runtime.count(pointer(to: $0)) } ?? 0
    guard inherited + index < runtime.count(pointer(to: type)) else { return true }
    var field = Field()
    _ = withUnsafeMutableBytes(of: &field) { bytes in
      bytes.baseAddress.flatMap { runtime.child(pointer(to: type), inherited + index, $0) }
    }
    field.free?(field.name)
    return field.isStrong
  }

  private static func pointer(to type: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
