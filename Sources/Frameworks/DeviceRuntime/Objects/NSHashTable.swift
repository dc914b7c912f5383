/// A set that retains its objects or references them weakly.
///
/// When a weakly referenced object is deallocated, it is no longer in the set. (On iOS `count` may
/// still include it.) Objects are compared as in `NSMapTable`.
open class NSHashTable<ObjectType: AnyObject>: NSObject, Attachable, NSCopying {
  package var associatedObjects = Attachments()

  private let table: NSMapTable<ObjectType, NSNull>
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    table = NSMapTable(keyOptions: options)
    super.init()
  }

  public convenience override init() { self.init(options: []) }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] { table.keys }
  open var count: Int { table.count }
  /// The first object that was added; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { $0 as? AnyHashable })
  }

  /// The object in the table that is equal to `object`; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, contains(object) else { return nil }
    return allObjects.first { $0 === object } ?? allObjects.first { isEqual($0, object) }
  }
  open func contains(_ anObject: ObjectType?) -> Bool { table.object(forKey: anObject) != nil }

  /// Adds an object. Does nothing if the object is nil or if the table contains an equal object.
  open func add(_ object: ObjectType?) {
    if !contains(object) { table.setObject(NSNull(), forKey: object) }
  }
  open func remove(_ object: ObjectType?) { table.removeObject(forKey: object) }
  open func removeAllObjects() { table.removeAllObjects() }

  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: allObjects.map { $0 as Any }).objectEnumerator()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSHashTable(options: options)
    copy.union(self)
    return copy
  }

  private func isEqual(_ one: ObjectType, _ other: ObjectType) -> Bool {
    (one as? NSObject).map { $0.isEqual(other) } ?? false
  }
}
