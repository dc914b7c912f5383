import Foundation

/// The store that has an object.
protocol ObjectStore: AnyObject {}

/// The rows of a store.
protocol ObjectRows: AnyObject {
  /// The store's UUID.
  var identifier: String { get }
  /// The store; nil if it has been removed.
  var store: (any ObjectStore)? { get }
}

/// The identity of an object in all contexts of a coordinator, before and after it is saved.
final class ObjectIdentity: Hashable, @unchecked Sendable {
  /// The entity's name.
  let entity: String
  private let lock = NSLock()
  private weak var savedRows: (any ObjectRows)?
  private var savedNumber: Int?

  init(entity: String) { self.entity = entity }

  /// The store that has the object; nil before the object is saved.
  var store: (any ObjectStore)? { rows?.store }
  /// The rows among which the object is; nil before the object is saved.
  var rows: (any ObjectRows)? { lock.withLock { savedRows } }
  /// The number of the object in the store, which counts from 1 for each entity with its subentities.
  var number: Int? { lock.withLock { savedNumber } }

  func save(in rows: any ObjectRows, number: Int) {
    lock.withLock {
      guard savedNumber == nil else { return }
      (savedRows, savedNumber) = (rows, number)
    }
  }

  static func == (a: ObjectIdentity, b: ObjectIdentity) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The objects of a relationship, in the order in which they were added.
struct IdentityList: Equatable {
  private(set) var all: [ObjectIdentity] = []
  private var known: Set<ObjectIdentity> = []

  init() {}
  init(_ list: [ObjectIdentity]) { for identity in list { append(identity) } }

  var count: Int { all.count }
  func contains(_ identity: ObjectIdentity) -> Bool { known.contains(identity) }

  mutating func append(_ identity: ObjectIdentity) {
    if known.insert(identity).inserted { all.append(identity) }
  }
  mutating func remove(_ identity: ObjectIdentity) {
    if known.remove(identity) != nil { all.removeAll { $0 === identity } }
  }
  /// Inserts at an index, which is moved into the list's bounds.
  mutating func insert(_ identity: ObjectIdentity, at index: Int) {
    if known.insert(identity).inserted { all.insert(identity, at: min(max(index, 0), all.count)) }
  }

  static func == (a: IdentityList, b: IdentityList) -> Bool { a.all == b.all }
}

/// The name of an object that outlives the object. An object that has not been saved has a temporary
/// ID, which saving replaces.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  public let entity: NSEntityDescription
  public let isTemporaryID: Bool
  let identity: ObjectIdentity
  private let temporaryNumber: Int

  init(_ identity: ObjectIdentity, _ entity: NSEntityDescription, temporaryNumber: Int = 0) {
    (self.identity, self.entity) = (identity, entity)
    isTemporaryID = identity.number == nil
    self.temporaryNumber = temporaryNumber
    super.init()
  }

  open func uriRepresentation() -> URL {
    let place = isTemporaryID ? "" : identity.rows?.identifier ?? ""
    let number = isTemporaryID ? "t\(temporaryNumber)" : "p\(identity.number ?? 0)"
    let name = identity.entity.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    return URL(string: "x-coredata://\(place)/\(name)/\(number)") ?? URL(fileURLWithPath: "/")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return identity === other.identity && isTemporaryID == other.isTemporaryID
  }
  open override var hash: Int { ObjectIdentifier(identity).hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
