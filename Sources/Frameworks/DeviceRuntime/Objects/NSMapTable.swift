/// A dictionary of objects. The table retains its keys and values, or references them weakly.
///
/// When a weakly referenced key or value is deallocated, its pair is no longer in the table. (On
/// iOS `count` may still include it.) Keys that are instances of `NSObject` are compared with
/// `isEqual(_:)`, and other keys by identity.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, Attachable, NSCopying {
  package var associatedObjects = Attachments()

  private var pairs: [MapKey: Pair] = [:]
  /// The number of pairs that were ever added. This number determines the order in which pairs are
  /// listed.
  private var added = 0

  private struct Pair {
    let order: Int
    let key: Held<KeyType>
    let value: Held<ObjectType>
  }

  public let keyOptions: NSPointerFunctions.Options
  public let valueOptions: NSPointerFunctions.Options

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  public convenience override init() { self.init(keyOptions: []) }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let pair = pairs[mapKey(aKey)], pair.key.object != nil else { return nil }
    return pair.value.object
  }

  /// Adds a pair, or replaces the value of an existing key. Does nothing if the key or the value is
  /// nil.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    removeEnded()
    let key = mapKey(aKey)
    if pairs[key] == nil { added += 1 }
    pairs[key] = Pair(
      order: pairs[key]?.order ?? added,
      key: Held(aKey, isWeak: keyOptions.contains(.weakMemory)),
      value: Held(anObject, isWeak: valueOptions.contains(.weakMemory)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { pairs[mapKey(aKey)] = nil }
  }
  open func removeAllObjects() { pairs = [:] }

  open var count: Int { living.count }

  var keys: [KeyType] { living.map(\.key) }

  /// The keys, in the order in which they were added.
  open func keyEnumerator() -> NSEnumerator { list(living.map { $0.key as Any }) }
  /// The values, in the order of their keys; nil for an empty table.
  open func objectEnumerator() -> NSEnumerator? {
    let values = living.map { $0.value as Any }
    return values.isEmpty ? nil : list(values)
  }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      living.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } },
      uniquingKeysWith: { $1 })
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSMapTable(keyOptions: keyOptions, valueOptions: valueOptions)
    for pair in living { copy.setObject(pair.value, forKey: pair.key) }
    return copy
  }

  private var living: [(key: KeyType, value: ObjectType)] {
    pairs.values.sorted { $0.order < $1.order }.compactMap { pair in
      guard let key = pair.key.object, let value = pair.value.object else { return nil }
      return (key, value)
    }
  }

  private func removeEnded() {
    pairs = pairs.filter { $0.value.key.object != nil && $0.value.value.object != nil }
  }

  private func mapKey(_ object: KeyType) -> MapKey {
    let isByIdentity = keyOptions.contains(.objectPointerPersonality)
    return MapKey(object, isWeak: keyOptions.contains(.weakMemory), isByIdentity: isByIdentity)
  }

  private func list(_ objects: [Any]) -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
}

/// How a collection references and compares its objects.
open class NSPointerFunctions: NSObject, Attachable {
  package var associatedObjects = Attachments()

  /// The options, with the raw values of `NSPointerFunctions.h`.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are referenced weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// On iOS, the collection retains a copy of each object. In Matchcut, the collection retains
    /// the object itself.
    public static let copyIn = Options(rawValue: 1 << 16)
    public static let strongMemory: Options = []
    public static let objectPersonality: Options = []
  }
}

/// A key of a map table. The object of the key may have been deallocated.
private struct MapKey: Hashable {
  private let held: Held<AnyObject>
  private let identity: ObjectIdentifier
  private let isByIdentity: Bool
  private let hash: Int

  init(_ object: AnyObject, isWeak: Bool, isByIdentity: Bool) {
    held = Held(object, isWeak: isWeak)
    identity = ObjectIdentifier(object)
    let comparable = isByIdentity ? nil : object as? NSObject
    self.isByIdentity = comparable == nil
    hash = comparable?.hash ?? identity.hashValue
  }

  static func == (left: MapKey, right: MapKey) -> Bool {
    guard let one = left.held.object, let other = right.held.object else {
      return left.held.isSameEnded(as: right.held)
    }
    if one === other { return true }
    guard !left.isByIdentity, !right.isByIdentity else { return false }
    return (one as? NSObject)?.isEqual(other) ?? false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A reference to an object, either strong or weak.
private final class Held<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = object
  }

  var object: Object? { strong ?? weak }

  /// Whether two keys, whose objects have been deallocated, are the same key.
  func isSameEnded(as other: Held) -> Bool { self === other }
}
