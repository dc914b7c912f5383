import Foundation

extension NSManagedObjectContext {
  /// How often `willSave()` may change objects during one save, as on iOS.
  private static let mostRounds = 1000

  /// Saves the changes to the store or to the parent context. Throws an error, and saves nothing, if
  /// an object is invalid or conflicts with the store.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    post(.NSManagedObjectContextWillSave, [:])
    announce()
    try validate()
    let saved = changes
    if let parent {
      parent.absorb(saved)
    } else {
      try StoreSave(self, saved).run()
    }
    finish(saved)
  }

  private func announce() {
    var told: Set<ObjectIdentifier> = []
    for _ in 0..<Self.mostRounds {
      let all = changes.inserted.all + changes.updated.all + changes.deleted.all
      let waiting = all.filter { !told.contains(ObjectIdentifier($0)) }
      guard !waiting.isEmpty else { return }
      for object in waiting {
        told.insert(ObjectIdentifier(object))
        object.willSave()
      }
      // An object that has changed itself or others is told again.
      for object in pending.updated.all { told.remove(ObjectIdentifier(object)) }
      processPendingChanges()
    }
    CoreDataLog.raise(
      "Failed to process pending changes before save.  The context is still dirty after "
        + "\(Self.mostRounds) attempts.  Typically this recursive dirtying is caused by a bad "
        + "validation method, -willSave, or notification handler.",
      name: UIKitLog.inconsistency)
  }

  private func validate() throws {
    var errors: [NSError] = []
    func collect(_ body: () throws -> Void) {
      do { try body() } catch {
        let error = error as NSError
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    for object in changes.inserted.all { collect { try object.validateForInsert() } }
    for object in changes.updated.all { collect { try object.validateForUpdate() } }
    for object in changes.deleted.all { collect { try object.validateForDelete() } }
    if let error = CoreDataError.combined(errors) { throw error }
  }

  /// Marks the objects as saved, and tells the observers and the other contexts.
  private func finish(_ saved: ObjectChanges) {
    let isRoot = parent == nil
    for object in saved.inserted.all where object.state == .inserted {
      if isRoot { object.objectID = NSManagedObjectID(object.identity, object.entity) }
      (object.state, object.saved, object.version) = (.stored, object.values ?? [:], 1)
    }
    for object in saved.updated.all where object.state == .stored {
      object.saved = object.values ?? [:]
      if let row = row(of: object.identity) { object.version = row.version }
    }
    changes = ObjectChanges()
    for object in saved.deleted.all {
      object.state = .gone
      forget(object)
    }
    let all = saved.inserted.all + saved.updated.all + saved.deleted.all
    for object in all { object.didSave() }
    post(.NSManagedObjectContextDidSave, saved.information)
    for object in saved.deleted.all { object.managedObjectContext = nil }
    let merge = MergedChanges(saved)
    let others =
      (isRoot ? persistentStoreCoordinator?.allContexts.filter { $0.parent == nil } ?? [] : [])
      + childContexts
    for context in others where context !== self && context.automaticallyMergesChangesFromParent {
      context.perform { context.merge(merge) }
    }
  }

  /// Takes over the changes of a child context.
  private func absorb(_ saved: ObjectChanges) {
    for object in saved.inserted.all {
      let own = adopt(object.identity, object.entity)
      own.values = object.values
    }
    for object in saved.updated.all {
      guard let own = self.object(of: object.identity) else { continue }
      own.fire()
      let keys = Set(own.values?.keys.map { $0 } ?? []).union(object.values?.keys.map { $0 } ?? [])
        .filter { !StoredValue.areEqual(own.values?[$0], object.values?[$0]) }.sorted()
      for key in keys { own.willChangeValue(forKey: key) }
      for key in keys { own.values?[key] = object.values?[key] }
      for key in keys.reversed() { own.didChangeValue(forKey: key) }
    }
    for object in saved.deleted.all {
      guard let own = self.object(of: object.identity) else { continue }
      abandon(own)
    }
    processPendingChanges()
  }

  /// Discards all changes, and what can be undone.
  public func rollback() {
    forgetUndo()
    let discarded = changes
    forgetDeletions()
    for object in discarded.inserted.all {
      changes.inserted.remove(object)
      pending.remove(object)
      object.state = .deleted
      pending.deleted.add(object)
    }
    for object in discarded.updated.all { restore(object) }
    for object in discarded.deleted.all {
      object.state = .stored
      restore(object)
    }
    forgetUndo()
    processPendingChanges()
  }

  private func forgetUndo() {
    undoRecord = UndoRecord()
    unisolated { undoManager?.removeAllActions() }
  }

  private func restore(_ object: NSManagedObject) {
    object.restore(object.saved)
    changes.updated.remove(object)
    changes.deleted.remove(object)
    pending.remove(object)
    pending.refreshed.add(object)
  }

  /// Forgets all objects and changes, and what can be undone.
  public func reset() {
    let all = inOrder(Array(registeredObjects))
    forgetDeletions()
    undoRecord = UndoRecord()
    unisolated { undoManager?.removeAllActions(withTarget: self) }
    (changes, pending) = (ObjectChanges(), ObjectChanges())
    for object in all {
      forget(object)
      object.managedObjectContext = nil
      object.state = .gone
    }
    post(.NSManagedObjectContextObjectsDidChange, [NSInvalidatedAllObjectsKey: all.map(\.objectID)])
  }

  /// Reads an object's values again. The object's own changes are kept if `flag` is true, and
  /// discarded otherwise.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.state == .stored, object.values != nil else { return }
    if flag, changes.updated.contains(object) {
      reload(object)
    } else {
      changes.updated.remove(object)
      object.willTurnIntoFault()
      (object.values, object.saved) = (nil, [:])
      object.didTurnIntoFault()
    }
    pending.refreshed.add(object)
  }

  public func refreshAllObjects() {
    for object in inOrder(Array(registeredObjects)) { refresh(object, mergeChanges: true) }
  }

  /// Replaces the values that the object has not changed with those of the row.
  fileprivate func reload(_ object: NSManagedObject) {
    guard let row = row(of: object.identity) else { return }
    var values = row.values
    let own = object.values ?? [:]
    for key in Set(own.keys).union(object.saved.keys)
    where !StoredValue.areEqual(own[key], object.saved[key]) {
      values[key] = own[key]
    }
    (object.values, object.saved, object.version) = (values, row.values, row.version)
  }

  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      guard let store = try persistentStoreCoordinator?.storeForNewObjects() else { continue }
      object.identity.save(
        in: store.content, number: store.content.newNumber(of: object.identity.entity))
      object.objectID = NSManagedObjectID(object.identity, object.entity)
    }
  }

  public func assign(_ object: Any, to store: NSPersistentStore) {}
}

/// The identities of the objects that a context has saved.
struct MergedChanges: Sendable {
  var inserted: [ObjectIdentity] = []
  var updated: [ObjectIdentity] = []
  var deleted: [ObjectIdentity] = []

  init(_ changes: ObjectChanges) {
    inserted = changes.inserted.all.map(\.identity)
    updated = changes.updated.all.map(\.identity)
    deleted = changes.deleted.all.map(\.identity)
  }

  /// The changes in a notification. Sets have no order, so the objects are sorted by their numbers.
  init(_ information: [AnyHashable: Any]) {
    func list(_ key: String) -> [ObjectIdentity] {
      let members = information[key].flatMap { KeyedComparison.members(of: $0) } ?? []
      return members.compactMap {
        ($0 as? NSManagedObject)?.identity ?? ($0 as? NSManagedObjectID)?.identity
      }.sorted { ($0.entity, $0.number ?? 0) < ($1.entity, $1.number ?? 0) }
    }
    inserted = list(NSInsertedObjectsKey)
    updated = list(NSUpdatedObjectsKey) + list(NSRefreshedObjectsKey)
    deleted = list(NSDeletedObjectsKey)
  }
}

extension NSManagedObjectContext {
  /// Takes over the changes that another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(MergedChanges(notification.userInfo ?? [:]))
  }

  /// Takes over changes that are described by IDs, such as those of a batch deletion.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    let changes = MergedChanges(changeNotificationData)
    for context in contexts { context.merge(changes) }
  }

  func merge(_ merged: MergedChanges) {
    for identity in merged.inserted {
      guard let object = object(of: identity) else { continue }
      pending.inserted.add(object)
    }
    for identity in merged.updated {
      guard let object = known(identity), object.state == .stored else { continue }
      if object.values != nil { reload(object) }
      pending.refreshed.add(object)
    }
    for identity in merged.deleted {
      guard let object = known(identity) else { continue }
      changes.updated.remove(object)
      changes.deleted.remove(object)
      object.state = .deleted
      pending.remove(object)
      pending.deleted.add(object)
    }
    processPendingChanges()
  }
}
