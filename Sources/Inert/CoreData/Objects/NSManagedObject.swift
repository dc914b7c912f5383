import Foundation

/// An object of an entity. Its values are read from the store when they are first used; until then
/// the object is a fault.
///
/// Life cycle: `init(context:)` inserts the object into a context and calls `awakeFromInsert()`.
/// Saving the context calls `willSave()` and `didSave()`. Another context creates an object of its
/// own for the same row, and calls `awakeFromFetch()` when the values are first used.
open class NSManagedObject: NSObject {
  open private(set) var entity: NSEntityDescription
  open internal(set) var objectID: NSManagedObjectID
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  let identity: ObjectIdentity
  /// The values that are not nil; nil for a fault.
  var values: [String: Any]?
  /// The values at the last save or fetch; empty for an object that was never saved.
  var saved: [String: Any] = [:]
  /// The version of the row from which the values were read.
  var version = 0
  var state = State.detached

  enum State {
    /// The object is in no context.
    case detached
    case inserted
    /// The object is in a store, or in the parent context.
    case stored
    /// The object will be deleted by the next save.
    case deleted
    /// The object has been deleted.
    case gone
  }

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let making = ObjectMaking.take()
    identity = making?.identity ?? ObjectIdentity(entity: entity.name ?? "")
    objectID = NSManagedObjectID(identity, entity)
    super.init()
    guard making == nil else { return }
    if entity.isAbstract {
      CoreDataLog.raise(
        "-[NSManagedObject initWithEntity:insertIntoManagedObjectContext:]: cannot create an object "
          + "of the abstract entity '\(entity.name ?? "")'.")
    }
    values = entity.attributesByName.compactMapValues { attribute in
      attribute.defaultValue.flatMap { attribute.attributeType.kept($0) }
    }
    context?.insert(self)
  }

  /// Creates an object of the entity that has this class, and inserts it into the context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(inModelOf: moc), insertInto: moc)
  }

  static func entity(inModelOf context: NSManagedObjectContext) -> NSEntityDescription {
    guard let entity = ManagedClass.entity(of: self, in: context.model) else {
      CoreDataLog.raise(
        "An NSManagedObject of class '\(self)' must have a valid NSEntityDescription.")
    }
    return entity
  }

  /// The entity of the class.
  open class func entity() -> NSEntityDescription {
    guard let entity = ManagedClass.entity(of: self, in: nil) else {
      CoreDataLog.raise(
        "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)' so "
          + "+entity is confused.  Have you loaded your NSManagedObjectModel yet ?")
    }
    return entity
  }

  /// Generated classes have a method of this name whose result has their type, which the compiler
  /// prefers.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  // MARK: State

  open var isInserted: Bool { state == .inserted }
  open var isDeleted: Bool { state == .deleted }
  open var isFault: Bool { values == nil }
  open var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  open var faultingState: Int { isFault ? 1 : 0 }

  /// The values that have changed since the last save or fetch; nil values are `NSNull`.
  open func changedValues() -> [String: Any] {
    guard let values else { return [:] }
    var changes: [String: Any] = [:]
    for (name, property) in entity.propertiesByName where !property.isTransient {
      guard !StoredValue.areEqual(values[name], saved[name]) else { continue }
      changes[name] = read(name, property) ?? NSNull()
    }
    return changes
  }
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values at the last save or fetch; nil values are `NSNull`.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    var found: [String: Any] = [:]
    for name in keys ?? entity.properties.map(\.name) {
      found[name] = shown(saved[name], entity.propertiesByName[name]) ?? NSNull()
    }
    return found
  }

  // MARK: Events

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}

  // MARK: Key-value coding

  /// The value of a property of the entity, or of the class. Raises an exception for other keys.
  open func value(forKey key: String) -> Any? {
    if let property = entity.propertiesByName[key] { return read(key, property) }
    nonisolated(unsafe) let object = self
    return unisolated { KeyValueCoding.standardValue(key, of: object) }
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if let property = entity.propertiesByName[key] { return write(value, key, property) }
    nonisolated(unsafe) let (object, value) = (self, value)
    unisolated { KeyValueCoding.standardSet(value, key, of: object) }
  }

  open func value(forUndefinedKey key: String) -> Any? {
    CoreDataLog.raise(
      "[\(self) valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value "
        + "coding-compliant for the key \"\(key)\".", name: UIKitLog.unknownKey)
  }
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    CoreDataLog.raise(
      "[\(self) setValue:forUndefinedKey:]: the entity \(entity.name ?? "") is not key value "
        + "coding-compliant for the key \"\(key)\".", name: UIKitLog.unknownKey)
  }
  open func setNilValueForKey(_ key: String) {
    nonisolated(unsafe) let object = self
    unisolated { KeyValueCoding.raiseNil(key, of: object) }
  }
  open func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = ExposedKeys.split(keyPath)
    let next = value(forKey: key)
    return rest.map { KeyedComparison.value($0, of: next) } ?? next
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = ExposedKeys.split(keyPath)
    guard let rest else { return setValue(value, forKey: key) }
    (self.value(forKey: key) as? NSManagedObject)?.setValue(value, forKeyPath: rest)
  }
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (observer, object, change, context) = (self, object, change, context)
    unisolated {
      KeyValueObserving.raiseUnhandled(observer, keyPath, object, change, context)
    }
  }

  /// The value of a property, without any notification.
  open func primitiveValue(forKey key: String) -> Any? { value(ofProperty: key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else {
      return setValue(value, forUndefinedKey: key)
    }
    assign(value, key, property)
  }

  /// Reads the values of a fault.
  open func willAccessValue(forKey key: String?) { fire() }
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {
    fire()
    if entity.propertiesByName[key] != nil { managedObjectContext?.willChange(self) }
    nonisolated(unsafe) let object = self
    unisolated { KeyValueObserving.willChange(object, key) }
  }
  open func didChangeValue(forKey key: String) {
    if entity.propertiesByName[key] != nil { managedObjectContext?.didChange(self) }
    nonisolated(unsafe) let object = self
    unisolated { KeyValueObserving.didChange(object, key) }
  }
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fire()
    return StoredValue.identities(values?[key]).compactMap { id(of: $0) }
  }

  // MARK: Validation

  open func validateForInsert() throws { try validation.check() }
  open func validateForUpdate() throws { try validation.check() }
  open func validateForDelete() throws {
    try validation.checkDeletion { identity in
      let other = managedObjectContext?.object(of: identity)
      return other.map { $0.state == .stored || $0.state == .inserted } ?? false
    }
  }
  private var validation: ObjectValidation {
    ObjectValidation(entity: entity, values: current, object: self)
  }

  open override var description: String {
    let kind = "<\(Swift.type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: "
    guard let values else { return kind + "<fault>)" }
    let lines = values.keys.sorted().map { "    \($0) = \(values[$0].map(StoredValue.text) ?? "")" }
    return kind + "{\n\(lines.joined(separator: ";\n"))\n})"
  }
}

/// The causes for which an object's values are restored.
public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let undoInsertion = Self(rawValue: 1 << 1)
  public static let undoDeletion = Self(rawValue: 1 << 2)
  public static let undoUpdate = Self(rawValue: 1 << 3)
  public static let rollback = Self(rawValue: 1 << 4)
  public static let refresh = Self(rawValue: 1 << 5)
  public static let mergePolicy = Self(rawValue: 1 << 6)
}

extension NSManagedObject: KeyValueCoder {}

/// The identity of an object that is being created for an existing row. The designated initialiser
/// of the app's class, which is called in between, does not know of it.
enum ObjectMaking {
  final class Request {
    let identity: ObjectIdentity
    init(_ identity: ObjectIdentity) { self.identity = identity }
  }
  private static let key = "matchcut.CoreData.making"

  static func make(_ identity: ObjectIdentity, _ entity: NSEntityDescription) -> NSManagedObject {
    Thread.current.threadDictionary[key] = Request(identity)
    return ManagedClass.object(of: entity, in: nil)
  }

  static func take() -> Request? {
    guard let request = Thread.current.threadDictionary[key] as? Request else { return nil }
    Thread.current.threadDictionary.removeObject(forKey: key)
    return request
  }
}

// As in Objective-C, objects and their IDs are arguments of formats.
extension NSManagedObject: CVarArg, _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSManagedObjectID: CVarArg, _CVarArgObject {
  public var _cVarArgEncoding: [Int] { [0] }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}
