import Foundation

/// Connects contexts with the stores of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?

  private let lock = NSRecursiveLock()
  private var weakUsers: [WeakUser] = []
  private var temporaryNumber = 0

  private struct WeakUser {
    weak var user: AnyObject?
  }

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    model.isUsed = true
    super.init()
  }

  /// Adds a store. Opens its file, or creates it; the folder has to exist. A file with the tables of
  /// another version of the model is changed if both options for a migration are set.
  ///
  /// Throws an error in the domain `NSCocoaErrorDomain` if the file cannot be used: 259 if it is damaged
  /// or of another kind, 134100 if it does not fit the model, 512 if it cannot be created. The code for a
  /// store that the coordinator already has is unverified.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let known = [NSSQLiteStoreType, NSXMLStoreType, NSBinaryStoreType, NSInMemoryStoreType]
    guard known.contains(storeType) else {
      throw CoreDataError.error(
        NSPersistentStoreInvalidTypeError, "The store type \(storeType) is unknown.")
    }
    let content = try lock.withLock {
      try self.content(ofType: storeType, at: storeURL, StoreOptions(options))
    }
    let store = NSPersistentStore(
      type: storeType, configuration: configuration, url: storeURL, options: options,
      content: content)
    store.persistentStoreCoordinator = self
    lock.withLock { persistentStores.append(store) }
    store.didAdd(to: self)
    return store
  }

  private func content(
    ofType type: String, at url: URL?, _ options: StoreOptions
  ) throws -> StoreContent {
    guard type != NSInMemoryStoreType, url?.path != "/dev/null" else {
      return StoreContent(managedObjectModel, identifier: StoreCount.newIdentifier())
    }
    guard let url else {
      CoreDataLog.raise("*** -[NSPersistentStoreCoordinator addPersistentStore]: no URL was given.")
    }
    guard persistentStore(for: url) == nil else {
      throw CoreDataError.error(
        NSPersistentStoreOpenError,
        "Can't add the same store twice: the coordinator already has a store at \(url.path).")
    }
    return try OpenStores.content(at: url.path, managedObjectModel, type: type, options)
  }

  @discardableResult
  open func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let block = block
    let add: @Sendable () -> Void = {
      do {
        try self.addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration,
          at: storeDescription.url, options: storeDescription.allOptions)
        block(storeDescription, nil)
      } catch {
        block(storeDescription, error)
      }
    }
    if storeDescription.shouldAddStoreAsynchronously {
      DispatchQueue.main.async(execute: add)
    } else {
      add()
    }
  }

  /// Removes a store and closes its file, unless another coordinator uses it. Its objects can no longer
  /// be saved.
  open func remove(_ store: NSPersistentStore) throws {
    store.willRemove(from: self)
    let isKnown = lock.withLock {
      let count = persistentStores.count
      persistentStores.removeAll { $0 === store }
      return persistentStores.count < count
    }
    guard isKnown else { return }
    store.persistentStoreCoordinator = nil
    store.content.remove(store)
  }

  /// Deletes the files of a store. Stores that have the file open can no longer be saved.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    guard storeType != NSInMemoryStoreType, url.path != "/dev/null" else { return }
    try OpenStores.remove(at: url.path)
  }
  open func destroyPersistentStore(
    at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    let path = URL.standardizedFileURL.path
    return lock.withLock { persistentStores }.first { $0.url?.standardizedFileURL.path == path }
  }
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Sets the metadata, which is written with the next save.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  /// The ID of a saved object; nil if no store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "x-coredata", parts.count == 2, let entity = named(parts[0]),
      let number = Int(parts[1].dropFirst()), parts[1].hasPrefix("p")
    else { return nil }
    let store = persistentStores.first {
      $0.identifier.caseInsensitiveCompare(url.host ?? "") == .orderedSame
    }
    return store?.content.identity(entity: parts[0], number: number)
      .map { NSManagedObjectID($0, entity) }
  }

  open func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: block)
  }
  open func performAndWait(_ block: () -> Void) { block() }

  public struct StoreType: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = Self(rawValue: NSSQLiteStoreType)
    public static let xml = Self(rawValue: NSXMLStoreType)
    public static let binary = Self(rawValue: NSBinaryStoreType)
    public static let inMemory = Self(rawValue: NSInMemoryStoreType)
  }
}

extension NSPersistentStoreCoordinator {
  func named(_ entity: String) -> NSEntityDescription? {
    managedObjectModel.entitiesByName[entity]
  }

  func newTemporaryNumber() -> Int {
    lock.withLock {
      temporaryNumber += 1
      return temporaryNumber
    }
  }

  /// Adds an object that uses the coordinator. It is not retained.
  func addUser(_ user: AnyObject) {
    lock.withLock {
      weakUsers.removeAll { $0.user == nil }
      weakUsers.append(WeakUser(user: user))
    }
  }

  /// The objects that use the coordinator, in the order in which they were added.
  var users: [AnyObject] { lock.withLock { weakUsers.compactMap(\.user) } }

  func row(_ identity: ObjectIdentity) -> StoredRow? { identity.content?.row(identity) }

  func identities(ofEntities names: [String], in stores: [NSPersistentStore]?) -> [ObjectIdentity] {
    let stores = stores ?? lock.withLock { persistentStores }
    return stores.flatMap { $0.content.identities(ofEntities: names) }
  }

  /// Runs `body` while no other context saves.
  func locked<R>(_ body: () throws -> R) rethrows -> R { try lock.withLock(body) }

  /// The store for new objects. Throws an error if there is none that can be written.
  func storeForNewObjects() throws -> NSPersistentStore {
    guard !persistentStores.isEmpty else {
      throw CoreDataError.error(
        NSPersistentStoreSaveError,
        "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform "
          + "a save operation.")
    }
    guard let store = persistentStores.first(where: { !$0.isReadOnly }) else {
      throw CoreDataError.error(
        NSPersistentStoreSaveError, "The persistent stores are read-only.")
    }
    return store
  }
}
