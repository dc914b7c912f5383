import Foundation

/// Writes the changes of a context to the stores of its coordinator, each store in one transaction.
struct StoreSave {
  private let context: NSManagedObjectContext
  private let changes: ObjectChanges

  init(_ context: NSManagedObjectContext, _ changes: ObjectChanges) {
    (self.context, self.changes) = (context, changes)
  }

  private var policy: NSMergePolicy.Kind {
    (context.mergePolicy as? NSMergePolicy)?.kind ?? .error
  }

  func run() throws {
    guard let coordinator = context.persistentStoreCoordinator else {
      throw CoreDataError.error(
        NSPersistentStoreSaveError, "The context has no persistent store coordinator.")
    }
    try coordinator.locked {
      for store in coordinator.persistentStores { try store.content.refresh() }
      try checkStores(coordinator)
      try resolveConflicts()
      let unique = try resolveConstraints()
      var all: [ObjectIdentifier: StoreChanges] = [:]
      func change(_ content: StoreContent?, _ body: (inout StoreChanges) -> Void) {
        if let content { body(&all[ObjectIdentifier(content), default: StoreChanges()]) }
      }
      let contents = coordinator.persistentStores.map(\.content)
      if !unique.inserted.isEmpty {
        let content = try coordinator.storeForNewObjects().content
        for object in unique.inserted {
          change(object.identity.content ?? content) {
            $0.inserted.append((object.identity, stored(object)))
          }
        }
      }
      for object in changes.updated.all where object.state == .stored {
        change(object.identity.content) { $0.updated.append((object.identity, stored(object))) }
      }
      for identity in changes.deleted.all.map(\.identity) + unique.replaced {
        change(identity.content) { $0.deleted.append(identity) }
      }
      for content in contents {
        if let changes = all[ObjectIdentifier(content)] { try content.commit(changes) }
      }
      for object in unique.replaced.compactMap({ context.known($0) }) + unique.dropped {
        context.vanish(object)
      }
      context.processPendingChanges()
    }
  }

  /// Throws an error if a changed object is in a store that has been removed, or that cannot be written.
  private func checkStores(_ coordinator: NSPersistentStoreCoordinator) throws {
    let old = changes.updated.all.filter { $0.state == .stored } + changes.deleted.all
    for object in old {
      let content = object.identity.content
      guard let store = coordinator.persistentStores.first(where: { $0.content === content }) else {
        throw CoreDataError.error(
          NSPersistentStoreSaveError,
          "The store of \(object.objectID) has been removed from the coordinator.",
          [NSAffectedObjectsErrorKey: [object]])
      }
      guard store.isReadOnly else { continue }
      throw CoreDataError.error(
        NSPersistentStoreSaveError, "The persistent store of \(object.objectID) is read-only.",
        [NSAffectedObjectsErrorKey: [object]])
    }
  }

  /// The values without those of transient properties.
  private func stored(_ object: NSManagedObject) -> [String: Any] {
    let properties = object.entity.propertiesByName
    return (object.values ?? [:]).filter { properties[$0.key]?.isTransient != true }
  }

  // MARK: Conflicts

  private func resolveConflicts() throws {
    var conflicts: [NSMergeConflict] = []
    for object in changes.updated.all where object.state == .stored {
      guard let row = context.row(of: object.identity) else {
        guard policy == .error else { continue }
        conflicts.append(NSMergeConflict(object))
        continue
      }
      guard row.version != object.version, object.values != nil else { continue }
      if policy == .error {
        conflicts.append(NSMergeConflict(object))
      } else {
        object.values = resolved(object, row)
      }
    }
    guard conflicts.isEmpty else {
      throw CoreDataError.error(
        NSManagedObjectMergeError, "Could not merge changes.",
        [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }
  }

  private func resolved(_ object: NSManagedObject, _ row: StoredRow) -> [String: Any] {
    let own = object.values ?? [:]
    switch policy {
    case .overwrite: return own
    case .rollback: return row.values
    case .error, .objectTrump, .storeTrump: break
    }
    var values = row.values
    for key in Set(own.keys).union(object.saved.keys)
    where !StoredValue.areEqual(own[key], object.saved[key]) {
      let isChangedInStore = !StoredValue.areEqual(row.values[key], object.saved[key])
      if policy == .storeTrump, isChangedInStore { continue }
      values[key] = own[key]
    }
    return values
  }

  /// The new objects after the merge policy has been applied to unique values.
  private struct UniqueObjects {
    var inserted: [NSManagedObject] = []
    /// Saved objects in whose place new ones are saved.
    var replaced: [ObjectIdentity] = []
    /// New objects that are not saved.
    var dropped: [NSManagedObject] = []
  }

  /// Applies the merge policy to new objects that have the same unique values as another object.
  ///
  /// Which of two equal objects remains is unverified: the new one if the policy prefers the
  /// context's changes, otherwise the saved one.
  private func resolveConstraints() throws -> UniqueObjects {
    var result = UniqueObjects()
    var known: [UniqueKey: ObjectIdentity] = [:]
    var read: Set<String> = []
    for object in changes.inserted.all where object.state == .inserted {
      let keys = uniqueKeys(of: object)
      for key in keys where read.insert(key.entity).inserted { collect(key.entity, &known) }
      guard let old = keys.lazy.compactMap({ known[$0] }).first, old !== object.identity else {
        for key in keys { known[key] = object.identity }
        result.inserted.append(object)
        continue
      }
      switch policy {
      case .error:
        throw CoreDataError.error(
          NSManagedObjectConstraintMergeError, "Could not merge changes.",
          [NSPersistentStoreSaveConflictsErrorKey: [NSMergeConflict(object)]])
      case .objectTrump, .overwrite:
        if let index = result.inserted.firstIndex(where: { $0.identity === old }) {
          result.dropped.append(result.inserted.remove(at: index))
        } else {
          result.replaced.append(old)
        }
        for key in keys { known[key] = object.identity }
        result.inserted.append(object)
      case .storeTrump, .rollback: result.dropped.append(object)
      }
    }
    return result
  }

  private struct UniqueKey: Hashable {
    let entity: String
    let names: [String]
    let values: [String]
  }

  private func uniqueKeys(of object: NSManagedObject) -> [UniqueKey] {
    keys(object.entity, object.values ?? [:])
  }

  private func keys(_ entity: NSEntityDescription, _ values: [String: Any]) -> [UniqueKey] {
    sequence(first: entity, next: \.superentity).flatMap { owner in
      owner.uniquenessConstraints.compactMap { constraint -> UniqueKey? in
        let names = constraint.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
        let found = names.compactMap { values[$0] }.map { "\($0)" }
        guard found.count == names.count else { return nil }
        return UniqueKey(entity: owner.name ?? "", names: names, values: found)
      }
    }
  }

  private func collect(_ name: String, _ known: inout [UniqueKey: ObjectIdentity]) {
    guard let coordinator = context.persistentStoreCoordinator,
      let entity = coordinator.named(name)
    else { return }
    let names = FetchRun.names(of: entity, withSubentities: true)
    for identity in coordinator.identities(ofEntities: names, in: nil) {
      guard let own = coordinator.named(identity.entity), let row = coordinator.row(identity),
        context.known(identity)?.state != .deleted
      else { continue }
      for key in keys(own, row.values) where known[key] == nil { known[key] = identity }
    }
  }
}
