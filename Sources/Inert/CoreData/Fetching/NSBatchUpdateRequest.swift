import Foundation

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

/// Changes rows of the store. The context's objects do not change.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, ContextRequest, @unchecked Sendable {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// The new values by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let (coordinator, reader) = try BatchContext.reader(for: context)
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let run = FetchRun(request, in: reader)
    let changes = BatchContext.kept(propertiesToUpdate ?? [:], run.entity)
    let identities = run.identities()
    try coordinator.locked {
      for content in coordinator.persistentStores.map(\.content) {
        let updated = identities.filter { $0.content === content }.compactMap { identity in
          content.row(identity).map { row in
            (identity, changes.reduce(into: row.values) { $0[$1.key] = $1.value })
          }
        }
        try content.commit(StoreChanges(updated: updated))
      }
    }
    let ids = identities.compactMap { identity in
      coordinator.named(identity.entity).map { NSManagedObjectID(identity, $0) }
    }
    return NSBatchUpdateResult(ids, resultType)
  }
}

open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  public let resultType: NSBatchUpdateRequestResultType
  /// A Boolean value, the number of rows or the IDs of the rows.
  public let result: Any?

  init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: ids
      case .updatedObjectsCountResultType: ids.count
      }
    super.init()
  }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// Adds rows to the store. The context's objects do not change.
open class NSBatchInsertRequest: NSPersistentStoreRequest, ContextRequest, @unchecked Sendable {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let (coordinator, _) = try BatchContext.reader(for: context)
    guard let entity = coordinator.named(entityName) else {
      CoreDataLog.raise(
        "NSFetchRequest could not locate an NSEntityDescription for entity name '\(entityName)'")
    }
    let store = try coordinator.storeForNewObjects()
    let defaults = entity.attributesByName.compactMapValues { $0.defaultValue }
    let inserted = (objectsToInsert ?? []).map { values in
      let all = BatchContext.kept(defaults.merging(values) { $1 }, entity)
      return (ObjectIdentity(entity: entityName), all.compactMapValues { $0 })
    }
    try coordinator.locked { try store.content.commit(StoreChanges(inserted: inserted)) }
    let ids = inserted.map { NSManagedObjectID($0.0, entity) }
    return NSBatchInsertResult(ids, resultType)
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  public let resultType: NSBatchInsertRequestResultType
  /// A Boolean value, the number of rows or the IDs of the rows.
  public let result: Any?

  init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    resultType = type
    result =
      switch type {
      case .statusOnly: true
      case .objectIDs: ids
      case .count: ids.count
      }
    super.init()
  }
}

/// What the batch requests share.
enum BatchContext {
  /// The coordinator of a context, and a context without unsaved changes.
  static func reader(
    for context: NSManagedObjectContext
  ) throws -> (NSPersistentStoreCoordinator, NSManagedObjectContext) {
    guard let coordinator = context.persistentStoreCoordinator else {
      throw CoreDataError.error(
        NSPersistentStoreOperationError, "The context has no persistent store coordinator.")
    }
    let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    reader.persistentStoreCoordinator = coordinator
    return (coordinator, reader)
  }

  /// The values of attributes in the form in which rows keep them; nil for null.
  static func kept(_ values: [AnyHashable: Any], _ entity: NSEntityDescription) -> [String: Any?] {
    let attributes = entity.attributesByName
    var kept: [String: Any?] = [:]
    for (key, value) in values {
      guard let name = key as? String, let type = attributes[name]?.attributeType else { continue }
      kept[name] = .some(value is NSNull ? nil : type.kept(value))
    }
    return kept
  }
}
