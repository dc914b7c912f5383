import Foundation

/// How a container opens a store.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open private(set) var options: [String: NSObject] = [:]
  open var isReadOnly: Bool {
    get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
  }
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() { super.init() }
  public init(url: URL) {
    super.init()
    self.url = url
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets a pragma of SQLite for the store's connection.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    var pragmas = options[NSSQLitePragmasOption] as? [String: Any] ?? [:]
    pragmas[name] = value
    options[NSSQLitePragmasOption] = pragmas as NSDictionary
  }
  /// The options with the settings of the properties.
  var allOptions: [String: NSObject] {
    options.merging([
      NSMigratePersistentStoresAutomaticallyOption: NSNumber(
        value: shouldMigrateStoreAutomatically),
      NSInferMappingModelAutomaticallyOption: NSNumber(
        value: shouldInferMappingModelAutomatically),
    ]) { given, _ in given }
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
  }
}

/// Synchronisation with iCloud, which never happens.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}
