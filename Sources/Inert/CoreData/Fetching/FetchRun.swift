import Foundation

/// One execution of a fetch request in a context.
struct FetchRun {
  let request: NSFetchRequest<AnyObject>
  private let context: NSManagedObjectContext
  let entity: NSEntityDescription

  init(_ request: NSFetchRequest<AnyObject>, in context: NSManagedObjectContext) {
    (self.request, self.context) = (request, context)
    guard let name = request.entityName else {
      CoreDataLog.raise("executeFetchRequest:error: A fetch request must have an entity.")
    }
    guard let entity = context.model?.entitiesByName[name] else {
      CoreDataLog.raise(
        "NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
    }
    self.entity = entity
  }

  static func names(of entity: NSEntityDescription, withSubentities: Bool) -> [String] {
    var names: [String] = []
    var open = [entity]
    while let next = open.popLast() {
      names += next.name.map { [$0] } ?? []
      if withSubentities { open += next.subentities }
    }
    return names
  }

  var results: [AnyObject] {
    let found = identities()
    if request.resultType.contains(.countResultType) {
      return [NSNumber(value: found.count)]
    }
    if request.resultType.contains(.managedObjectIDResultType) {
      return found.compactMap { context.object(of: $0)?.objectID }
    }
    if request.resultType.contains(.dictionaryResultType) { return dictionaries(found) }
    let objects = found.compactMap { context.object(of: $0) }
    if !request.returnsObjectsAsFaults { for object in objects { object.fire() } }
    return objects
  }

  /// The identities of the results, in their order.
  func identities() -> [ObjectIdentity] {
    context.processPendingChanges()
    var found = context.candidates(
      Self.names(of: entity, withSubentities: request.includesSubentities), request.affectedStores,
      withChanges: request.includesPendingChanges)
    if let predicate = request.predicate { found = found.filter(condition(predicate)) }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = sorted(found, descriptors)
    }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private func condition(_ predicate: NSPredicate) -> (ObjectIdentity) -> Bool {
    // A predicate with a closure is evaluated with objects, because the closure is the app's.
    guard let node = predicate.node else {
      return { predicate.evaluate(with: context.object(of: $0)) }
    }
    return { node.evaluate(with: RowView($0, context)) }
  }

  private func sorted(
    _ found: [ObjectIdentity], _ descriptors: [NSSortDescriptor]
  ) -> [ObjectIdentity] {
    // A key path of Swift that has no key needs objects.
    let needsObjects = descriptors.contains { $0.key == nil }
    let rows = found.map { identity -> (ObjectIdentity, Any) in
      (identity, needsObjects ? context.object(of: identity) as Any : RowView(identity, context))
    }
    return rows.enumerated().sorted { left, right in
      for descriptor in descriptors {
        switch descriptor.order(left.element.1, right.element.1) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element.0)
  }

  private func dictionaries(_ found: [ObjectIdentity]) -> [AnyObject] {
    let names =
      request.propertiesToFetch?.compactMap {
        ($0 as? NSPropertyDescription)?.name ?? $0 as? String
      }
      ?? entity.properties.filter { $0 is NSAttributeDescription }.map(\.name)
    var results: [NSDictionary] = []
    var known: Set<NSDictionary> = []
    for identity in found {
      let row = RowView(identity, context)
      var result: [AnyHashable: Any] = [:]
      for name in names {
        guard let value = KeyedComparison.value(name, of: row) else { continue }
        result[name] = (value as? RowView)?.objectID ?? value
      }
      let made = NSDictionary(dictionary: result)
      if request.returnsDistinctResults, !known.insert(made).inserted { continue }
      results.append(made)
    }
    return results
  }
}

/// The values of an object or a row, without creating an object for the row.
final class RowView: KeyedValues {
  let identity: ObjectIdentity
  private let context: NSManagedObjectContext
  private lazy var values: [String: Any] = {
    if let object = context.known(identity), let values = object.values { return values }
    return context.row(of: identity)?.values ?? [:]
  }()

  init(_ identity: ObjectIdentity, _ context: NSManagedObjectContext) {
    (self.identity, self.context) = (identity, context)
  }

  var objectID: NSManagedObjectID? { context.object(of: identity)?.objectID }

  func keyedValue(_ key: String) -> Any? {
    if let value = values[key] {
      switch value {
      case let one as ObjectIdentity: return RowView(one, context)
      case let list as IdentityList: return list.all.map { RowView($0, context) }
      default: return value
      }
    }
    let entity = context.persistentStoreCoordinator?.named(identity.entity)
    if let property = entity?.propertiesByName[key] {
      return (property as? NSRelationshipDescription)?.isToMany == true ? [RowView]() : nil
    }
    if ["self", "objectID"].contains(key) { return self }
    // A subentity may have the key. On iOS, the key has to belong to the request's entity.
    let isKnown = context.model?.entities.contains { $0.propertiesByName[key] != nil }
    guard isKnown != true else { return nil }
    CoreDataLog.raise("keypath \(key) not found in entity \(identity.entity)")
  }

  func isSame(as other: Any) -> Bool {
    switch other {
    case let row as RowView: row.identity === identity
    case let object as NSManagedObject: object.identity === identity
    case let id as NSManagedObjectID: id.identity === identity
    default: false
    }
  }
}

extension NSManagedObjectContext {
  /// The identities of all objects of several entities: those of the store or the parent context,
  /// then the new ones.
  func candidates(
    _ names: [String], _ stores: [NSPersistentStore]?, withChanges: Bool
  ) -> [ObjectIdentity] {
    let rows =
      parent?.candidates(names, stores, withChanges: true)
      ?? persistentStoreCoordinator?.identities(ofEntities: names, in: stores) ?? []
    guard withChanges else { return rows }
    let wanted = Set(names)
    let kept =
      changes.deleted.isEmpty
      ? rows : rows.filter { known($0).map { $0.state != .deleted && $0.state != .gone } ?? true }
    return kept
      + changes.inserted.all.filter { wanted.contains($0.identity.entity) }.map(\.identity)
  }

  /// The results of a request.
  public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    FetchRun(request.erased, in: self).results.compactMap { $0 as? T }
  }

  /// The results of a request, for source that expects values of any type.
  @_disfavoredOverload
  public func fetch(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> [Any] {
    FetchRun(request, in: self).results
  }

  /// The number of results of a request.
  public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    FetchRun(request.erased, in: self).identities().count
  }

  /// Performs a batch request or an asynchronous fetch.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let batch = request as? any ContextRequest else {
      throw CoreDataError.error(
        NSPersistentStoreOperationError, "\(type(of: request)) cannot be executed.")
    }
    return try batch.run(in: self)
  }
}

extension NSFetchRequest {
  /// Performs the search in the context whose block is running.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      CoreDataLog.raise(
        "-[NSFetchRequest execute:]: must be called inside a block of performBlock: or "
          + "performBlockAndWait:.", name: UIKitLog.inconsistency)
    }
    return try context.fetch(self)
  }
}

extension NSPersistentStoreCoordinator {
  /// Performs a batch request.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }
}

/// A request that `execute(_:)` can perform.
protocol ContextRequest: NSPersistentStoreRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: ContextRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>()
    context.perform {
      result.finalResult = try? context.fetch(self.fetchRequest)
      self.completion?(result)
    }
    return result
  }
}
