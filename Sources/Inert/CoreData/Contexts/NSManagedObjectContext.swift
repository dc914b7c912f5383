import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// A set of objects and their unsaved changes.
///
/// Objects that have changed are kept until they are saved; the context does not keep other objects
/// alive. Changes become visible to the context's observers at the end of the tick, or when the
/// context fetches or saves (`processPendingChanges()`).
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Whether an object whose row does not exist is deleted when its values are read; true by default.
  /// Otherwise, reading them raises an exception.
  open var shouldDeleteInaccessibleFaults = true
  open var automaticallyMergesChangesFromParent = false
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  open private(set) var userInfo = NSMutableDictionary()
  /// Receives the changes of each event, so that they can be undone; nil by default, as on iOS.
  open var undoManager: UndoManager? {
    didSet {
      undoRecord = UndoRecord()
      undoFollower = undoManager.map {
        UndoFollower($0) { [weak self] in self?.processPendingChanges() }
      }
    }
  }
  private var undoFollower: UndoFollower?
  /// The states before the changes since the last call of `processPendingChanges()`.
  var undoRecord = UndoRecord<NSManagedObject, NSManagedObject.Snapshot>()

  /// The coordinator of the context or of its parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.addUser(self)
    }
  }
  private var coordinator: NSPersistentStoreCoordinator?

  /// The context to which this context saves, instead of a coordinator.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.children.append(WeakContext(context: self)) }
  }
  private var children: [WeakContext] = []
  private struct WeakContext { weak var context: NSManagedObjectContext? }
  var childContexts: [NSManagedObjectContext] { children.compactMap(\.context) }

  private let lock = NSRecursiveLock()
  private lazy var queue = DispatchQueue(label: "NSManagedObjectContext")

  private struct WeakObject { weak var object: NSManagedObject? }
  private var registered: [ObjectIdentity: WeakObject] = [:]
  /// The changes since the last save.
  var changes = ObjectChanges()
  /// The changes since the last call of `processPendingChanges()`.
  var pending = ObjectChanges()
  /// The deleted objects whose delete rules have not been applied yet.
  private var waitingDeletions: [NSManagedObject] = []
  private var isScheduled = false
  private var observers: [WeakObserver] = []
  private struct WeakObserver { weak var observer: (any ContextObserver)? }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }
  /// Creates a context of the main queue. On iOS, a context without a type belongs to the thread
  /// that creates it. Deprecated.
  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
  public convenience init(
    _ type: NSManagedObjectContext.ConcurrencyType
  ) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }
  public struct ConcurrencyType: Hashable, Sendable {
    private let isMain: Bool
    public static let mainQueue = Self(isMain: true)
    public static let privateQueue = Self(isMain: false)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Objects

  open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
  open var insertedObjects: Set<NSManagedObject> { changes.inserted.set }
  open var updatedObjects: Set<NSManagedObject> { changes.updated.set }
  open var deletedObjects: Set<NSManagedObject> { changes.deleted.set }
  open var hasChanges: Bool {
    !changes.inserted.isEmpty || !changes.updated.isEmpty || !changes.deleted.isEmpty
  }

  open func insert(_ object: NSManagedObject) {
    if object.managedObjectContext === self, object.state != .detached {
      if object.state == .deleted {
        object.state = .stored
        changes.deleted.remove(object)
        pending.deleted.remove(object)
        waitingDeletions.removeAll { $0 === object }
      }
      return
    }
    willChange(object)
    register(object)
    object.state = .inserted
    object.objectID = NSManagedObjectID(
      object.identity, object.entity,
      temporaryNumber: persistentStoreCoordinator?.newTemporaryNumber() ?? 0)
    changes.inserted.add(object)
    pending.inserted.add(object)
    schedule()
    object.awakeFromInsert()
  }

  /// Marks an object for deletion. The delete rules of its relationships are applied when the
  /// pending changes are processed (Apple's documentation of `propagatesDeletesAtEndOfEvent`).
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self else {
      guard let other = object.managedObjectContext else { return }
      CoreDataLog.raise(
        "An NSManagedObjectContext cannot delete objects in other contexts. (object = "
          + "\(object), other context = \(other))")
    }
    guard object.state == .inserted || object.state == .stored else { return }
    object.prepareForDeletion()
    remove(object)
    waitingDeletions.append(object)
  }

  /// The object with this ID if the context has it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID.identity]?.object
  }

  /// The object with this ID. The result is a fault. If there is no such object, reading it deletes it
  /// (`shouldDeleteInaccessibleFaults`).
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    object(of: objectID.identity) ?? make(objectID.identity, objectID.entity)
  }

  /// The object with this ID. Throws an error if there is no such object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = registeredObject(for: objectID), object.state != .gone {
      return object
    }
    guard row(of: objectID.identity) != nil else {
      throw CoreDataError.error(
        NSManagedObjectReferentialIntegrityError, "Object does not exist: \(objectID)")
    }
    return object(with: objectID)
  }

  /// The object with this identity, which is created if the context does not have it.
  func object(of identity: ObjectIdentity) -> NSManagedObject? {
    if let known = registered[identity]?.object { return known }
    guard let entity = persistentStoreCoordinator?.named(identity.entity) else { return nil }
    return make(identity, entity)
  }

  private func make(_ identity: ObjectIdentity, _ entity: NSEntityDescription) -> NSManagedObject {
    let object = ObjectMaking.make(identity, entity)
    (object.values, object.saved, object.state) = (nil, [:], .stored)
    register(object)
    return object
  }

  func register(_ object: NSManagedObject) {
    object.managedObjectContext = self
    registered[object.identity] = WeakObject(object: object)
    if registered.count > sweepCount {
      registered = registered.filter { $0.value.object != nil }
      sweepCount = max(1000, registered.count * 2)
    }
  }
  private var sweepCount = 1000

  func known(_ identity: ObjectIdentity) -> NSManagedObject? { registered[identity]?.object }

  func forget(_ object: NSManagedObject) { registered[object.identity] = nil }

  func forgetDeletions() { waitingDeletions = [] }

  /// Creates an unsaved object for an object of a child context.
  func adopt(_ identity: ObjectIdentity, _ entity: NSEntityDescription) -> NSManagedObject {
    let object = ObjectMaking.make(identity, entity)
    willChange(object)
    register(object)
    object.state = .inserted
    object.objectID = NSManagedObjectID(
      identity, entity, temporaryNumber: persistentStoreCoordinator?.newTemporaryNumber() ?? 0)
    changes.inserted.add(object)
    pending.inserted.add(object)
    schedule()
    return object
  }

  /// Deletes an object that a child context has deleted, whose delete rules have been applied.
  func abandon(_ object: NSManagedObject) { remove(object) }

  private func remove(_ object: NSManagedObject) {
    let wasInserted = object.state == .inserted
    object.fire()
    willChange(object)
    pending.remove(object)
    changes.inserted.remove(object)
    changes.updated.remove(object)
    object.state = .deleted
    pending.deleted.add(object)
    if !wasInserted { changes.deleted.add(object) }
    schedule()
  }

  /// Removes an object that the store does not have, without deleting anything in the store.
  func vanish(_ object: NSManagedObject) {
    changes.remove(object)
    pending.remove(object)
    object.state = .deleted
    pending.deleted.add(object)
    schedule()
  }

  /// Objects in the order of their rows; new objects last.
  func inOrder(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    let new = changes.inserted.all
    let places = Dictionary(
      zip(new.map { ObjectIdentifier($0) }, new.indices.map { Int.max - new.count + $0 })
    ) { first, _ in first }
    func place(_ object: NSManagedObject) -> (Int, String) {
      (places[ObjectIdentifier(object)] ?? object.identity.number ?? 0, object.identity.entity)
    }
    return objects.sorted { place($0) < place($1) }
  }

  /// The values of an object in the parent context or in the store.
  func row(of identity: ObjectIdentity) -> StoredRow? {
    guard let parent else { return persistentStoreCoordinator?.row(identity) }
    if let object = parent.known(identity) {
      guard object.state != .deleted, object.state != .gone else { return nil }
      return StoredRow(identity: identity, values: object.current, version: object.version)
    }
    return parent.row(of: identity)
  }

  // MARK: Changes

  /// An object has changed a value.
  func didChange(_ object: NSManagedObject) {
    guard object.state == .stored else {
      if object.state == .inserted { schedule() }
      return
    }
    changes.updated.add(object)
    pending.updated.add(object)
    schedule()
  }

  func isUpdated(_ object: NSManagedObject) -> Bool { changes.updated.contains(object) }

  func forgetUpdate(of object: NSManagedObject) { changes.updated.remove(object) }

  /// Processes the pending changes at the end of the tick. A context with a queue of its own does
  /// so at the end of each block.
  func schedule() {
    guard concurrencyType == .mainQueueConcurrencyType, !isScheduled else { return }
    isScheduled = true
    let isHere: Void? = MainActorReach.read {
      TickQueue.afterCommit(by: "NSManagedObjectContext") { [weak self] in
        self?.processPendingChanges()
      }
    }
    if isHere == nil { isScheduled = false }
  }

  /// Applies the rules of deleted objects, and tells the observers what has changed since the last
  /// call.
  open func processPendingChanges() {
    isScheduled = false

    while !waitingDeletions.isEmpty {
      let objects = waitingDeletions
      waitingDeletions = []
      for object in objects { applyDeleteRules(of: object) }
    }
    registerUndo()
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = ObjectChanges()
    for entry in observers { entry.observer?.context(self, didChange: changes) }
    post(.NSManagedObjectContextObjectsDidChange, changes.information)
    for object in changes.deleted.all where !self.changes.deleted.contains(object) {
      // The object was never saved, so that nothing is left of it.
      guard object.state == .deleted else { continue }
      object.state = .gone
      forget(object)
      object.managedObjectContext = nil
    }
  }

  private func applyDeleteRules(of object: NSManagedObject) {
    guard object.state == .deleted else { return }
    for effect in DeleteRules.effects(of: object.entity, values: object.current) {
      switch effect {
      case .unlink(let identity, let relationship): object.unlink(identity, relationship)
      case .delete(let identity):
        if let other = self.object(of: identity) { delete(other) }
      }
    }
  }

  func observe(_ observer: any ContextObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
  }

  func post(_ name: Notification.Name, _ information: [String: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }

  // MARK: Queues

  /// Calls the block on the context's queue.
  @preconcurrency
  open func perform(_ block: @escaping @Sendable () -> Void) {
    switch concurrencyType {
    case .mainQueueConcurrencyType: DispatchQueue.main.async { self.run(block) }
    default:
      queue.async {
        self.lock.withLock {
          self.run(block)
          self.processPendingChanges()
        }
      }
    }
  }

  /// Calls the block at once, while no other block of the context runs.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    guard concurrencyType == .privateQueueConcurrencyType else {
      guard !MainActorReach.isHere else { return try run(block) }
      return try DispatchQueue.main.sync(execute: block)
    }
    return try lock.withLock {
      defer { processPendingChanges() }
      return try run(block)
    }
  }

  /// The context whose block is running on this thread.
  static var running: NSManagedObjectContext? {
    Thread.current.threadDictionary[runningKey] as? NSManagedObjectContext
  }
  private static let runningKey = "matchcut.CoreData.running"

  private func run<T>(_ block: () throws -> T) rethrows -> T {
    let outer = Self.running
    Thread.current.threadDictionary[Self.runningKey] = self
    defer {
      if let outer {
        Thread.current.threadDictionary[Self.runningKey] = outer
      } else {
        Thread.current.threadDictionary.removeObject(forKey: Self.runningKey)
      }
    }
    return try block()
  }
}

/// Follows the changes of a context.
protocol ContextObserver: AnyObject {
  func context(_ context: NSManagedObjectContext, didChange changes: ObjectChanges)
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}

/// The changes of the objects of a context.
typealias ObjectChanges = ChangedObjects<NSManagedObject>

extension NSPersistentStoreCoordinator {
  /// The contexts of the coordinator, in the order in which they were created.
  var allContexts: [NSManagedObjectContext] { users.compactMap { $0 as? NSManagedObjectContext } }
}
