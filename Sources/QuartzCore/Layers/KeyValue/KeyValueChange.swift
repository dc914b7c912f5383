// Stand-ins for Foundation's key-value observing, which Linux does not have.

/// What an observer wants to hear.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls once at once, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Calls before each change too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What a change does; properties are set.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The keys of what `observeValue(forKeyPath:of:change:context:)` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The raw value of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind = Kind.setting
  /// Set when `.new` was asked for.
  public let newValue: Value?
  /// Set when `.old` was asked for.
  public let oldValue: Value?
  /// True for the call before a change.
  public let isPrior: Bool
}

/// Keeps an observation alive: it ends with this object or by `invalidate()`.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  private(set) var isOver = false

  nonisolated override init() { super.init() }

  /// Ends the observation; may be called again.
  public func invalidate() { isOver = true }
}

/// A change as observers are told of it, with values in the types that the property has.
struct KeyValueChange {
  var old: Any?
  var new: Any?
  var isPrior = false
}
