// Key-value observing with blocks, which Foundation on Linux does not have.

/// The values that an observer receives.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also calls once immediately, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Would also call before each change; not supported.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// Set if `.new` was requested.
  public let newValue: Value?
  /// Set if `.old` was requested.
  public let oldValue: Value?
  /// Always false: calls follow the change.
  public let isPrior = false
}

/// An observation, which ends when this object is released or by `invalidate()`.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  fileprivate var call: ((AnyKeyPath, _ old: Any, _ new: Any) -> Void)?

  fileprivate init(_ call: @escaping (AnyKeyPath, Any, Any) -> Void) {
    self.call = call
    super.init()
  }

  /// Ends the observation; may be called again.
  public func invalidate() { call = nil }
}

/// The observers of one object.
@MainActor
struct KeyValueObservers<Object: AnyObject> {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }
  private var entries: [Entry] = []

  mutating func add<Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func change(_ old: Value?, _ new: Value?) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
    }
    let observation = NSKeyValueObservation { [weak object] changed, old, new in
      guard changed == keyPath, let object else { return }
      handler(object, change(old as? Value, new as? Value))
    }
    entries.removeAll { $0.observation?.call == nil }
    entries.append(Entry(observation: observation))
    if options.contains(.initial) { handler(object, change(nil, object[keyPath: keyPath])) }
    return observation
  }

  /// Notifies the observers in the order they were added; does nothing if the values are equal.
  func tell<Value: Equatable>(_ keyPath: KeyPath<Object, Value>, _ old: Value, _ new: Value) {
    guard old != new else { return }
    for entry in entries { entry.observation?.call?(keyPath, old, new) }
  }
}
