import Foundation

// Foundation on Linux has only sort descriptors with key paths of Swift, whose values have to be
// `Comparable`. These initialisers compare values of keys and values of optional types.
extension NSSortDescriptor {
  /// Compares the values of a key. As on iOS, nil comes before all other values.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { KeyedComparison.sorting($0, $1) }
  }

  /// Compares the values of a key by calling a method of the values, such as
  /// `localizedCaseInsensitiveCompare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description
    self.init(key: key, ascending: ascending) { Self.order($0, $1, by: name) }
  }

  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let path = key ?? "SELF"
    let compare: Comparator = { left, right in
      let (left, right) = (
        KeyedComparison.value(path, of: left), KeyedComparison.value(path, of: right)
      )
      return cmptr(left ?? NSNull(), right ?? NSNull())
    }
    self.init(keyPath: \Any?.self, ascending: ascending, comparator: compare)
    keep(SortKey(path: path, compare: cmptr))
  }

  /// Compares the values of a key path. Values of optional types can be compared, and nil comes
  /// before all other values.
  ///
  /// For other values the compiler uses Foundation's own initialiser.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { KeyedComparison.sorting($0, $1) }
  }

  /// The key whose values are compared; nil for a key path that has no key.
  public var key: String? {
    if let sortKey { return sortKey.path }
    nonisolated(unsafe) let path = keyPath
    guard let type = Swift.type(of: path).rootType as? AnyClass else { return nil }
    return unisolated { ExposedPaths.key(of: path, type) }
  }

  /// The order of two objects. Reads the objects' values by key if the descriptor has a key.
  package func order(_ left: Any, _ right: Any) -> ComparisonResult {
    guard let key else { return compare(left, to: right) }
    let compare = sortKey?.compare ?? { KeyedComparison.sorting($0, $1) }
    let found = compare(
      KeyedComparison.value(key, of: left) ?? NSNull(),
      KeyedComparison.value(key, of: right) ?? NSNull())
    guard !ascending else { return found }
    return ComparisonResult(rawValue: -found.rawValue) ?? .orderedSame
  }

  private static func order(_ left: Any, _ right: Any, by method: String?) -> ComparisonResult {
    guard let left = left as? String, let right = right as? String else {
      return KeyedComparison.sorting(left, right)
    }
    return switch method {
    case "localizedCaseInsensitiveCompare:": left.localizedCaseInsensitiveCompare(right)
    case "caseInsensitiveCompare:": left.caseInsensitiveCompare(right)
    case "localizedCompare:": left.localizedCompare(right)
    case "localizedStandardCompare:": left.localizedStandardCompare(right)
    default: left.compare(right)
    }
  }

  private func keep(_ key: SortKey) {
    objc_setAssociatedObject(self, Self.place, key, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  private var sortKey: SortKey? { objc_getAssociatedObject(self, Self.place) as? SortKey }

  nonisolated(unsafe) private static let place = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)
}

private final class SortKey {
  let path: String
  let compare: Comparator

  init(path: String, compare: @escaping Comparator) { (self.path, self.compare) = (path, compare) }
}
