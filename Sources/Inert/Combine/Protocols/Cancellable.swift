/// Something that can be ended early.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Adds the object to a collection, which retains it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var end: (() -> Void)?
  /// The number of elements that the first set had before this object was added. It is the hash
  /// value, so that a set cancels its elements in the order in which they were stored, in every run.
  private var place: Int?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

  deinit { end?() }

  public func cancel() { lock.withLock { take(&end) }?() }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    let count = set.count
    lock.withLock { place = place ?? count }
    set.insert(self)
  }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(fixedPlace) }
  /// The hash value does not depend on the seed of the process.
  public func _rawHashValue(seed: Int) -> Int { fixedPlace }

  private var fixedPlace: Int {
    lock.withLock {
      let fixed = place ?? 0
      place = fixed
      return fixed
    }
  }
}

/// Returns the value and sets the variable to nil.
func take<T>(_ value: inout T?) -> T? {
  defer { value = nil }
  return value
}
