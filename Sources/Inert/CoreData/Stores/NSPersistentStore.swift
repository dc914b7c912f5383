import Foundation

/// A store of a coordinator. Its rows are in memory and last as long as the device.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public let type: String
  open internal(set) var url: URL?
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var isReadOnly: Bool
  open var metadata: [String: Any]! = [:]
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The store's UUID. Stores are counted, so that equal runs have equal IDs.
  open var identifier: String!

  let content: StoreContent

  init(
    type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
    content: StoreContent
  ) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    self.content = content
    identifier = content.identifier
    super.init()
  }

  open func loadMetadata() throws {}
  open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}
  open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}
}

extension NSPersistentStore: ObjectStore {}

extension NSManagedObjectID {
  public var persistentStore: NSPersistentStore? { identity.store as? NSPersistentStore }
}

extension ObjectIdentity {
  func save(in store: NSPersistentStore, number: Int) {
    save(in: store, rows: store.content, number: number)
  }
}
