import Foundation

// The types of key-value observing, which Foundation does not have on Linux.

/// The information that an observer requests.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Calls the observer once when it is added, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also calls the observer before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change: of a property, or of members of the array that
/// `mutableArrayValue(forKey:)` returns.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
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

  public let kind: Kind
  /// The new value; nil unless `.new` was requested.
  public let newValue: Value?
  /// The old value; nil unless `.old` was requested.
  public let oldValue: Value?
  /// The indexes of the members that change; nil if the whole property changes.
  public let indexes: IndexSet?
  /// Whether the observer is called before the change.
  public let isPrior: Bool
}

/// The token that the observation of a key path returns. The observation ends when the token is
/// deallocated or invalidated.
@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  private(set) var isOver = false

  nonisolated override init() { super.init() }

  /// Ends the observation. Repeated calls have no effect.
  public func invalidate() { isOver = true }
}

/// A change as it is passed to observers. The old and new values have the property's own types, or
/// are arrays of the members that are removed and inserted.
struct KeyValueChange {
  var old: Any?
  var new: Any?
  var isPrior = false
  var kind = NSKeyValueChange.setting
  /// The indexes of the members that change; nil if the whole property changes.
  var indexes: IndexSet?
}
