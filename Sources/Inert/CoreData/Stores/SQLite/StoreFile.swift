import CSQLite
import Foundation

/// The file of a store: a SQLite database with the tables of `StoreLayout`.
///
/// Opening reads the schema, and changes the tables if they do not fit the model and the options allow
/// it (`StoreFit`). Errors are those of `StoreFileError`. The database is in the mode WAL, as Core Data's
/// are, so that there are also files `NAME-wal` and `NAME-shm` while it is open.
final class StoreFile {
  let path: String
  let isReadOnly: Bool
  private(set) var identifier = ""
  /// The content of the metadata's property list.
  private(set) var metadata: [String: Any] = [:]

  private let connection: SQLiteConnection
  private let model: NSManagedObjectModel
  private var layout: StoreLayout
  private let warnings = UnstoredValues()
  /// The number of changes of the file by other connections that have been read.
  private var seen: SQLiteValue = .null

  /// The files that belong to a database.
  static let endings = ["", "-wal", "-shm"]

  /// Opens the file, or creates it.
  ///
  /// - Parameter newIdentifier: The UUID of a new store.
  init(
    path: String, model: NSManagedObjectModel, type: String, _ options: StoreOptions,
    newIdentifier: () -> String
  ) throws {
    (self.path, self.model) = (path, model)
    isReadOnly = try Self.check(path, options)
    layout = StoreLayout(model)
    do {
      connection = try Self.connect(path, isReadOnly: isReadOnly)
      try prepare(type, options, newIdentifier)
      seen = try connection.value("PRAGMA data_version")
    } catch let error as SQLiteError {
      throw StoreFileError.error(error, path)
    }
  }

  /// Whether the file can only be read. Throws an error if it cannot be used at all.
  private static func check(_ path: String, _ options: StoreOptions) throws -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT, !options.isReadOnly else {
        throw options.isReadOnly
          ? StoreFileError.missing(path) : StoreFileError.uncreatable(path, errno)
      }
      let folder = (path as NSString).deletingLastPathComponent
      guard access(folder, W_OK | X_OK) == 0 else {
        throw StoreFileError.uncreatable(path, errno)
      }
      return false
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw StoreFileError.foreign(path, "It is not a regular file.")
    }
    guard access(path, R_OK) == 0 else { throw StoreFileError.unreadable(path) }
    guard !options.isReadOnly else { return true }
    guard access(path, W_OK) != 0 else { return false }
    CoreDataLog.warn(
      "Attempt to add read-only file at path \(path) read/write. Adding it read-only instead. This "
        + "will be a hard error in the future; you must specify the NSReadOnlyPersistentStoreOption."
    )
    return true
  }

  private static func connect(_ path: String, isReadOnly: Bool) throws -> SQLiteConnection {
    guard isReadOnly else { return try SQLiteConnection(path: path, .writing) }
    let connection = try SQLiteConnection(path: path, .reading)
    do {
      _ = try connection.value("SELECT COUNT(*) FROM sqlite_master")
      return connection
    } catch let error as SQLiteError
      where [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.primary)
      && !FileManager.default.fileExists(atPath: path + "-wal")
    {
      // The file is in the mode WAL, in a folder in which no other file can be created.
      connection.close()
      return try SQLiteConnection(path: path, .readingUnchanged)
    }
  }

  /// Ends the use of the file.
  func close() { connection.close() }

  // MARK: Opening

  private func prepare(
    _ type: String, _ options: StoreOptions, _ newIdentifier: () -> String
  ) throws {
    let schema = try StoreSchema(connection)
    guard schema.isEmpty || schema.hasMetadata else {
      throw StoreFileError.foreign(path, "It has no table Z_METADATA.")
    }
    if !isReadOnly {
      try connection.run("PRAGMA journal_mode = WAL")
      try connection.run("PRAGMA synchronous = NORMAL")
    }
    for pragma in options.pragmas {
      try connection.run("PRAGMA \(pragma.name) = \(pragma.value)")
    }
    if schema.isEmpty {
      guard !isReadOnly else { throw StoreFileError.foreign(path, "It is empty.") }
      try connection.transaction { try create(type, newIdentifier()) }
      return
    }
    try readMetadata(newIdentifier)
    let fit = StoreFit(model, schema)
    guard !fit.differences.isEmpty || !fit.changedTypes.isEmpty else {
      layout = fit.layout
      return
    }
    guard options.migrates, !isReadOnly else {
      throw StoreFileError.incompatible(path, fit.differences + fit.changedTypes, metadata)
    }
    guard fit.changedTypes.isEmpty else {
      throw StoreFileError.unmappable(path, fit.changedTypes)
    }
    try StoreMigration(connection, from: fit.layout, schema, to: StoreLayout(model), warnings)
      .run(path)
  }

  private func create(_ type: String, _ identifier: String) throws {
    try connection.run(
      "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)")
    try StoreWriter(connection: connection, layout: layout, warnings: warnings).createTables()
    self.identifier = identifier
    metadata = [NSStoreTypeKey: type]
    try connection.run(
      "INSERT INTO Z_METADATA VALUES (1, ?, ?)", [.text(identifier), .blob(try list(metadata))])
  }

  private func list(_ metadata: [String: Any]) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
  }

  private func readMetadata(_ newIdentifier: () -> String) throws {
    try connection.run("SELECT Z_UUID, Z_PLIST FROM Z_METADATA LIMIT 1") { row in
      identifier = row[0].text ?? ""
      let list = row[1].blob.flatMap { BinaryPropertyList.value(in: $0) }
      metadata = list as? [String: Any] ?? [:]
    }
    guard identifier.isEmpty else { return }
    identifier = newIdentifier()
    guard !isReadOnly else { return }
    try connection.run("DELETE FROM Z_METADATA")
    try connection.run(
      "INSERT INTO Z_METADATA VALUES (1, ?, ?)", [.text(identifier), .blob(try list(metadata))])
  }

  // MARK: Rows

  /// Whether another process has changed the file since it was read.
  var hasForeignChanges: Bool {
    guard let version = try? connection.value("PRAGMA data_version") else { return false }
    return version != seen
  }

  /// Reads all rows.
  func read(
    make: (_ entity: String, _ root: String, _ number: Int) throws -> ObjectIdentity
  ) throws -> StoreReader {
    try translated {
      let version = try connection.value("PRAGMA data_version")
      let files = Self.files(of: path)
      let reader = try StoreReader(
        connection, layout, try StoreSchema(connection), form: .values(files: files), make: make)
      seen = version
      return reader
    }
  }

  /// The folder with the values that have files of their own.
  private static func files(of path: String) -> URL {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent()
      .appendingPathComponent(".\(name)_SUPPORT/_EXTERNAL_DATA")
  }

  /// Writes the changes in one transaction. If an error is thrown, nothing is changed.
  func write(_ changes: RowChanges, metadata: [String: Any]?) throws {
    try translated {
      try connection.transaction {
        guard !hasForeignChanges else {
          throw SQLiteError(SQLITE_BUSY, "another process has changed the file; save again")
        }
        try StoreWriter(connection: connection, layout: layout, warnings: warnings).write(changes)
        guard let metadata else { return }
        try connection.run("UPDATE Z_METADATA SET Z_PLIST = ?", [.blob(try list(metadata))])
      }
      if let metadata { self.metadata = metadata }
    }
  }

  private func translated<R>(_ body: () throws -> R) throws -> R {
    do { return try body() } catch let error as SQLiteError {
      throw StoreFileError.error(error, path)
    }
  }
}
