import Foundation

/// Learns of the changes of a controller's results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// - Parameters:
  ///   - indexPath: The object's place before the changes; nil for a new object.
  ///   - newIndexPath: The object's place after the changes; nil unless it is new or has moved.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { ResultsSection.indexTitle(of: sectionName) }
}

/// The results of a fetch request as rows and sections of a table view.
///
/// `performFetch()` reads the results. From then on the controller follows the context: when the
/// pending changes are processed, the delegate receives `controllerWillChangeContent(_:)`, the
/// changes of sections, the changes of objects, and `controllerDidChangeContent(_:)`. Without a
/// delegate, the controller does not follow changes, as on iOS.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject,
  @unchecked Sendable
{
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  private var content: ResultsContent?
  private lazy var follower = ResultsFollower { [weak self] changes in self?.follow(changes) }

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    (managedObjectContext, self.sectionNameKeyPath) = (context, sectionNameKeyPath)
    cacheName = name
    super.init()
    guard let sort = fetchRequest.sortDescriptors, !sort.isEmpty else {
      CoreDataLog.raise(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
  }

  /// A controller without a request, which an app replaces before it is used.
  public override init() {
    fetchRequest = NSFetchRequest()
    managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    (sectionNameKeyPath, cacheName) = (nil, nil)
    super.init()
  }

  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest.erased)
    content = ResultsContent(objects, by: sectionNameKeyPath)
    managedObjectContext.observe(follower)
  }

  /// Does nothing, because there are no caches.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  open var fetchedObjects: [ResultType]? { content?.objects.compactMap { $0 as? ResultType } }
  open var sections: [any NSFetchedResultsSectionInfo]? { content?.sections }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = content?.sections, sections.indices.contains(indexPath.first ?? -1) else {
      CoreDataLog.raise("no section at index \(indexPath.first ?? -1)")
    }
    let section = sections[indexPath[0]]
    guard indexPath.count == 2, section.members.indices.contains(indexPath[1]),
      let object = section.members[indexPath[1]] as? ResultType
    else {
      CoreDataLog.raise(
        "no object at index \(indexPath.last ?? -1) in section at index \(indexPath[0])")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? { content?.indexPath(of: object) }

  open var sectionIndexTitles: [String] {
    content?.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) } ?? []
  }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate else { return ResultsSection.indexTitle(of: sectionName) }
    return delegate.controller(erased, sectionIndexTitleForSectionName: sectionName)
  }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    content?.sections.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? 0
  }

  // MARK: Changes

  /// The controller with results of any type. It is the same object.
  private var erased: NSFetchedResultsController<NSFetchRequestResult> {
    // References to objects have the same layout whatever their class is.
    Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
  }

  private func follow(_ changes: ObjectChanges) {
    guard let delegate, let old = content else { return }
    let update = ResultsUpdate(
      fetchRequest.erased, changes, old, in: managedObjectContext, by: sectionNameKeyPath)
    content = update.content
    guard !update.isEmpty else { return }
    // The delegate sees the new results in all its methods except the first.
    content = old
    delegate.controllerWillChangeContent(erased)
    content = update.content
    for change in update.sections {
      delegate.controller(
        erased, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in update.objects {
      delegate.controller(
        erased, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(erased)
  }
}

/// Receives the changes of a context for a controller.
private final class ResultsFollower: ContextObserver {
  private let follow: (ObjectChanges) -> Void
  init(_ follow: @escaping (ObjectChanges) -> Void) { self.follow = follow }
  func context(_ context: NSManagedObjectContext, didChange changes: ObjectChanges) {
    follow(changes)
  }
}
