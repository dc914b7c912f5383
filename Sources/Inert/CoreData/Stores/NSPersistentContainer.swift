import Foundation

/// A model, a coordinator with its stores, and a context for the main queue.
///
/// `loadPersistentStores(completionHandler:)` opens the files of the stores, by default one in
/// `defaultDirectoryURL()`, which it creates.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Uses the model of this name in the app's bundle. Without one, the log says so, and the
  /// container has no entities.
  public convenience init(name: String) {
    let model = ModelFile.url(named: name, in: .main).flatMap {
      NSManagedObjectModel(contentsOf: $0)
    }
    if model == nil { CoreDataLog.warn("Failed to load model named \(name)") }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    super.init()
  }

  /// The folder `Library/Application Support` in the app's home folder.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSHomeDirectory() + "/Library/Application Support", isDirectory: true)
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let folder = Self.defaultDirectoryURL()
    for description in persistentStoreDescriptions {
      if description.url?.deletingLastPathComponent().path == folder.path {
        // If the folder cannot be created, opening the store fails.
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A context for a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls the block on the queue of a new context.
  @preconcurrency
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<T, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    return try await context.perform(schedule: .enqueued) { () throws(Failure) -> T in
      try block(context)
    }
  }
}

/// A container whose stores would be in iCloud. They are local here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(options: Int = 0) throws {}
}
