// Stand-ins for Foundation's key-value observing with blocks, which Linux does not have.

/// What an observer wants to hear.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls once at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Calls before each change too; not supported.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// Set when `.new` was asked for.
  public let newValue: Value?
  /// Set when `.old` was asked for.
  public let oldValue: Value?
  /// Always false: calls come after the change.
  public let isPrior = false
}

/// Keeps an observation alive: it ends with this object or by `invalidate()`.
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

  /// Tells of a change, in the order in which observers came; nobody hears of none.
  func tell<Value: Equatable>(_ keyPath: KeyPath<Object, Value>, _ old: Value, _ new: Value) {
    guard old != new else { return }
    for entry in entries { entry.observation?.call?(keyPath, old, new) }
  }
}
