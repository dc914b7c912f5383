/// Finds the key under which the property of a Swift key path is registered.
@MainActor
package enum ExposedPaths {
  private struct Known: Hashable {
    let path: AnyKeyPath
    let type: ObjectIdentifier
  }
  private static var known: [Known: String] = [:]

  /// The key of `path` in the tables of `type` and its superclasses; nil if the path does not lead
  /// to a registered property. For a path with two steps, the result is both keys joined by a dot.
  package static func key(of path: AnyKeyPath, _ type: AnyClass) -> String? {
    let id = Known(path: path, type: ObjectIdentifier(type))
    if let key = known[id] { return key }
    let key = single(path, type) ?? double(path, type)
    known[id] = key
    return key
  }

  private static func single(_ path: AnyKeyPath, _ type: AnyClass) -> String? {
    property(of: type) { isSame(path, $0) }?.key
  }

  /// The key of a path with two steps, such as `layer.position`. The first step is a property of
  /// the object. The second step is a property of that property's value.
  private static func double(_ path: AnyKeyPath, _ type: AnyClass) -> String? {
    var key: String?
    _ = property(of: type) { first in
      guard let next = objectType(Swift.type(of: first).valueType) else { return false }
      let second = property(of: next) { second in
        first.appending(path: second).map { isSame(path, $0) } ?? false
      }
      key = second.map { $0.key }
      return key != nil
    }.map { key = "\($0.key).\(key ?? "")" }
    return key
  }

  private static func objectType(_ type: Any.Type) -> AnyClass? { type as? AnyClass }

  /// The first property, in the order of registration, whose path matches.
  private static func property(
    of type: AnyClass, where matches: (AnyKeyPath) -> Bool
  ) -> ExposedProperty? {
    ExposedClass.first(of: type) { entry in
      for key in entry.keys {
        guard let property = entry.properties[key], let path = property.path else { continue }
        if matches(path) { return property }
      }
      return nil
    }
  }

  /// Whether both paths lead to the same property. The root type of one path may be a subclass of
  /// the other's.
  private static func isSame(_ path: AnyKeyPath, _ other: AnyKeyPath) -> Bool {
    if path == other { return true }
    guard hasRelatedRoots(path, other) else { return false }
    guard isProven else { ToolchainAssumption.keyPaths.fail() }
    return isSameIgnoringRoot(path, other)
  }

  private static func hasRelatedRoots(_ path: AnyKeyPath, _ other: AnyKeyPath) -> Bool {
    let (type, otherType) = (type(of: path), type(of: other))
    guard type.valueType == otherType.valueType,
      let root = type.rootType as? AnyClass, let otherRoot = otherType.rootType as? AnyClass
    else { return false }
    return inherits(root, otherRoot) || inherits(otherRoot, root)
  }

  /// In Swift, key paths with different root types are unequal even if they lead to the same
  /// property. Such key paths differ only in the first word of the key path object, which is the
  /// object's type. The first word is replaced during the comparison. Comparisons run only on the
  /// main actor.
  private static func isSameIgnoringRoot(_ path: AnyKeyPath, _ other: AnyKeyPath) -> Bool {
    let word = firstWord(of: path)
    let own = word.pointee
    word.pointee = firstWord(of: other).pointee
    defer { word.pointee = own }
    return path == other
  }

  /// Swift does not guarantee the layout of key paths, so it is checked once with the key paths of
  /// two private classes before the first comparison.
  static let isProven: Bool = {
    class Base {
      var first = 0
      var second = 0
    }
    final class Derived: Base {}
    let path: AnyKeyPath = \Derived.first
    guard firstWord(of: path).pointee == unsafeBitCast(type(of: path), to: UnsafeRawPointer.self),
      path != \Base.first
    else { return false }
    return isSameIgnoringRoot(path, \Base.first) && !isSameIgnoringRoot(path, \Base.second)
      && type(of: path).rootType == Derived.self
  }()

  private static func firstWord(of object: AnyObject) -> UnsafeMutablePointer<UnsafeRawPointer> {
    Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self)
  }

  private static func inherits(_ type: AnyClass, _ other: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
  }
}
