import Foundation

public let NSSQLiteStoreType = "SQLite"
public let NSXMLStoreType = "XML"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"

/// The options of a store that have an effect.
struct StoreOptions {
  let isReadOnly: Bool
  /// Whether a file that does not fit the model is changed.
  let migrates: Bool
  /// Settings of SQLite by their names, sorted.
  let pragmas: [(name: String, value: String)]

  init(_ options: [AnyHashable: Any]?) {
    func flag(_ key: String) -> Bool {
      (options?[key] as? NSNumber)?.boolValue ?? options?[key] as? Bool ?? false
    }
    isReadOnly = flag(NSReadOnlyPersistentStoreOption)
    migrates =
      flag(NSMigratePersistentStoresAutomaticallyOption)
      && flag(NSInferMappingModelAutomaticallyOption)
    let given = options?[NSSQLitePragmasOption] as? [String: Any] ?? [:]
    pragmas = given.map { ($0.key, "\($0.value)") }.sorted { $0.0 < $1.0 }
      .filter { Self.isWord($0.0, "_") && Self.isWord($0.1, "_.-") }
  }

  /// Whether a text can be a part of a statement.
  private static func isWord(_ text: String, _ signs: String) -> Bool {
    !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || signs.contains($0)) }
  }
}
