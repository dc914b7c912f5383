import Foundation

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// Deletes rows of the store. The context's objects do not change.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, ContextRequest, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
    fetchRequest = fetch
    super.init()
  }

  /// A request for these objects, which have to belong to one entity.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = objects.first?.entity
    request.predicate = NSPredicate(format: "SELF IN %@", objects)
    self.init(fetchRequest: request)
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let (coordinator, reader) = try BatchContext.reader(for: context)
    let identities = FetchRun(fetchRequest, in: reader).identities()
    let ids = identities.compactMap { identity in
      coordinator.named(identity.entity).map { NSManagedObjectID(identity, $0) }
    }
    let gone = Set(identities)
    try coordinator.locked {
      for content in coordinator.persistentStores.map(\.content) {
        try content.commit(
          StoreChanges(
            updated: content.withoutReferences(to: gone),
            deleted: identities.filter { $0.content === content }))
      }
    }
    return NSBatchDeleteResult(ids, resultType)
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  public let resultType: NSBatchDeleteRequestResultType
  /// A Boolean value, the number of rows or the IDs of the rows.
  public let result: Any?

  init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    super.init()
  }
}
