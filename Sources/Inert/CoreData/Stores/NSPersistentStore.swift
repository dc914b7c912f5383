import Foundation

/// A store of a coordinator. A store of the type in memory, or with the URL `/dev/null`, has no file;
/// stores of all other types have a SQLite file at their URL (`StoreFile`).
///
/// Files of Apple's binary and XML stores are not read.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  public let type: String
  open internal(set) var url: URL?
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var isReadOnly: Bool
  /// The type and the UUID of the store, and the metadata that the app has set, which is written with
  /// the next save.
  open var metadata: [String: Any]! {
    get {
      content.metadata.merging([NSStoreTypeKey: type, NSStoreUUIDKey: content.identifier]) { $1 }
    }
    set {
      content.metadata = (newValue ?? [:]).filter { $0.key != NSStoreUUIDKey }
    }
  }
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The store's UUID. New stores are counted, so that equal runs have equal IDs.
  open var identifier: String!

  let content: StoreContent

  init(
    type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
    content: StoreContent
  ) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = StoreOptions(options).isReadOnly || content.isReadOnly
    self.content = content
    identifier = content.identifier
    super.init()
    content.add(self)
  }

  open func loadMetadata() throws {}
  open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}
  open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}
}

extension NSPersistentStore: ObjectStore {}

extension NSManagedObjectID {
  public var persistentStore: NSPersistentStore? { identity.store as? NSPersistentStore }
}
