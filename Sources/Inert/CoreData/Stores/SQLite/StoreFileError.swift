import CSQLite
import Foundation

/// The errors of a store's file, with the codes of Core Data. The codes for a full disk, for a file that
/// cannot be written and for SQLite's other errors are unverified.
enum StoreFileError {
  /// An error of SQLite while the file was read or written.
  static func error(_ error: SQLiteError, _ path: String) -> NSError {
    let name = (path as NSString).lastPathComponent
    let (code, text) =
      switch error.primary {
      case _ where error.isDamage:
        (
          CocoaError.fileReadCorruptFile.rawValue,
          "The file “\(name)” couldn’t be opened because it isn’t in the correct format."
        )
      case SQLITE_FULL:
        (
          CocoaError.fileWriteOutOfSpace.rawValue,
          "The file “\(name)” couldn’t be saved because there isn’t enough space."
        )
      case SQLITE_READONLY:
        (
          CocoaError.fileWriteNoPermission.rawValue,
          "You don’t have permission to save the file “\(name)”."
        )
      case SQLITE_CANTOPEN:
        (CocoaError.fileReadUnknown.rawValue, "The file “\(name)” couldn’t be opened.")
      default: (NSSQLiteError, "The file “\(name)” couldn’t be used.")
      }
    return make(code, text, path, error.text, [NSSQLiteErrorDomain: Int(error.primary)])
  }

  /// An existing file that Core Data has not made.
  static func foreign(_ path: String, _ reason: String) -> NSError {
    let name = (path as NSString).lastPathComponent
    return make(
      CocoaError.fileReadCorruptFile.rawValue,
      "The file “\(name)” couldn’t be opened because it isn’t in the correct format.", path, reason)
  }

  /// A file that cannot be created, with the number of the system's error.
  static func uncreatable(_ path: String, _ number: Int32) -> NSError {
    let name = (path as NSString).lastPathComponent
    return make(
      CocoaError.fileWriteUnknown.rawValue, "The file “\(name)” couldn’t be saved.", path,
      "Failed to create file; code = \(number)")
  }

  static func missing(_ path: String) -> NSError {
    let name = (path as NSString).lastPathComponent
    return make(
      CocoaError.fileReadNoSuchFile.rawValue,
      "The file “\(name)” couldn’t be opened because there is no such file.", path,
      "A store that can only be read has to exist.")
  }

  static func unreadable(_ path: String) -> NSError {
    let name = (path as NSString).lastPathComponent
    return make(
      CocoaError.fileReadNoPermission.rawValue,
      "The file “\(name)” couldn’t be opened because you don’t have permission to view it.", path,
      "The file cannot be read.")
  }

  /// A file with tables of another model.
  static func incompatible(_ path: String, _ differences: [String], _ metadata: [String: Any])
    -> NSError
  {
    make(
      NSPersistentStoreIncompatibleVersionHashError,
      "The managed object model version used to open the persistent store is incompatible with the "
        + "one that was used to create the persistent store.", path,
      "The model used to open the store is incompatible with the one used to create the store. "
        + "These differ: \(list(differences)). Change the model back, delete the file, or open the "
        + "store with the options \(NSMigratePersistentStoresAutomaticallyOption) and "
        + "\(NSInferMappingModelAutomaticallyOption).", ["metadata": metadata])
  }

  /// A difference between the models for which there is no mapping.
  static func unmappable(_ path: String, _ changed: [String]) -> NSError {
    make(
      NSInferredMappingModelError,
      "Persistent store migration failed, missing mapping model.", path,
      "Can't find or automatically infer mapping model for migration. Source and destination "
        + "attribute types are incompatible: \(list(changed)).")
  }

  /// A new attribute that needs a value and has no default.
  static func missingValues(_ path: String, _ attributes: [String]) -> NSError {
    make(
      NSMigrationError, "An error occurred during persistent store migration.", path,
      "Validation error missing attribute values on mandatory destination attribute: "
        + "\(list(attributes)). Give the attribute a default value, or make it optional.")
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private static func make(
    _ code: Int, _ text: String, _ path: String, _ reason: String, _ more: [String: Any] = [:]
  ) -> NSError {
    CoreDataError.error(
      code, text,
      more.merging([
        NSFilePathErrorKey: path, NSLocalizedFailureReasonErrorKey: reason, "reason": reason,
      ]) { $1 })
  }
}
