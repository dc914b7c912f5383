import Foundation

/// The types of a fetch's results. In Objective-C it is a protocol, to which managed objects, IDs,
/// dictionaries and numbers conform.
public typealias NSFetchRequestResult = AnyObject

/// A request to a store or a context: to fetch objects, or to delete, insert or update many.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  open var affectedStores: [NSPersistentStore]?
  public override init() { super.init() }
}

open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

/// A search for the objects of an entity.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCopying,
  @unchecked Sendable
{
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
  open private(set) var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of results; 0 if there is no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties in dictionaries: their names or descriptions.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var shouldRefreshRefetchedObjects = false

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.entity = entity
    copy.entityName = entityName
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    (copy.fetchLimit, copy.fetchOffset) = (fetchLimit, fetchOffset)
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.returnsDistinctResults = returnsDistinctResults
    copy.propertiesToFetch = propertiesToFetch
    copy.affectedStores = affectedStores
    return copy
  }

  /// The request with results of any type.
  var erased: NSFetchRequest<AnyObject> {
    // References to objects have the same layout whatever their class is.
    Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }
}

/// A search whose results are passed to a closure.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest,
  @unchecked Sendable
{
  public let fetchRequest: NSFetchRequest<ResultType>
  open var estimatedResultCount = 0
  let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completion) = (request, blk)
    super.init()
  }
}

open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult,
  @unchecked Sendable
{
  open internal(set) var finalResult: [ResultType]?
}

extension NSManagedObjectModel {
  /// A fetch request that the model contains.
  public func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
    if let known = templates[name] { return known as? NSFetchRequest<NSFetchRequestResult> }
    guard let request = requests[name] else { return nil }
    let template = NSFetchRequest<NSFetchRequestResult>(entityName: request.entity)
    template.predicate = request.predicate.map { NSPredicate(format: $0) }
    templates[name] = template
    return template
  }

  public func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }
}
