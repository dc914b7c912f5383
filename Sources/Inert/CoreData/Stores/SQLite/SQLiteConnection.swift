import CSQLite
import Foundation

/// An open database. It has to be used by one thread at a time.
///
/// A statement is compiled once and kept. If another process has locked the database, a call waits
/// for at most `longestWait`, and then throws `SQLITE_BUSY`.
final class SQLiteConnection {
  enum Access {
    case reading
    /// Reading a file in a folder in which SQLite cannot create its other files. Nothing may change
    /// the file.
    case readingUnchanged
    case writing
  }

  /// The time in milliseconds of real time for which a call waits for another process.
  private static let longestWait: Int32 = 2_000
  private static let pause: Int32 = 2
  /// The number of statements that are kept.
  private static let mostStatements = 500

  private var database: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  init(path: String, _ access: Access) throws(SQLiteError) {
    let name = access == .readingUnchanged ? Self.address(of: path) : path
    let mode =
      access == .writing ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    let flags = mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_PRIVATECACHE
    let result = sqlite3_open_v2(name, &database, flags, nil)
    guard result == SQLITE_OK else {
      let error = error(result)
      sqlite3_close_v2(database)
      database = nil
      throw error
    }
    sqlite3_extended_result_codes(database, 1)
    // SQLite's own wait would call `usleep`, which on a device's queues takes the device's time.
    sqlite3_busy_handler(
      database,
      { _, count in
        guard count * SQLiteConnection.pause < SQLiteConnection.longestWait else { return 0 }
        poll(nil, 0, SQLiteConnection.pause)
        return 1
      }, nil)
  }

  deinit { close() }

  private static func address(of path: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/-_."))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return "file://\(escaped)?immutable=1"
  }

  /// Ends the connection. The last connection of a file writes its log into it.
  func close() {
    forgetStatements()
    sqlite3_close_v2(database)
    database = nil
  }

  private func forgetStatements() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
  }

  private func error(_ code: Int32) -> SQLiteError {
    let text = sqlite3_errmsg(database).map { String(cString: $0) }
    return SQLiteError(code, text ?? "no description")
  }

  // MARK: Statements

  /// Runs a statement, and calls `body` for each row of its result.
  func run(
    _ text: String, _ values: [SQLiteValue] = [], _ body: (SQLiteRow) throws -> Void = { _ in }
  ) throws {
    let statement = try compiled(text)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      let result = Self.bind(value, statement, Int32(index + 1))
      guard result == SQLITE_OK else { throw error(result) }
    }
    while true {
      let result = sqlite3_step(statement)
      if result == SQLITE_DONE { return }
      guard result == SQLITE_ROW else { throw error(result) }
      try body(SQLiteRow(statement))
    }
  }

  /// The first value of the first row; null if there is no row.
  func value(_ text: String, _ values: [SQLiteValue] = []) throws -> SQLiteValue {
    var found: SQLiteValue?
    try run(text, values) { found = found ?? $0[0] }
    return found ?? .null
  }

  private func compiled(_ text: String) throws -> OpaquePointer {
    if let known = statements[text] { return known }
    if statements.count >= Self.mostStatements { forgetStatements() }
    var statement: OpaquePointer?
    let result = sqlite3_prepare_v2(database, text, -1, &statement, nil)
    guard result == SQLITE_OK, let statement else { throw error(result) }
    statements[text] = statement
    return statement
  }

  /// SQLite copies the value.
  private static let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private static func bind(
    _ value: SQLiteValue, _ statement: OpaquePointer, _ index: Int32
  ) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let number): sqlite3_bind_int64(statement, index, number)
    case .real(let number): sqlite3_bind_double(statement, index, number)
    case .text(let text):
      sqlite3_bind_text64(
        statement, index, text, UInt64(text.utf8.count), copy, UInt8(SQLITE_UTF8))
    case .blob(let data) where data.isEmpty: sqlite3_bind_zeroblob(statement, index, 0)
    case .blob(let data):
      data.withUnsafeBytes {
        sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copy)
      }
    }
  }

  // MARK: Transactions

  /// Runs `body` in a transaction. If it throws an error, nothing is changed.
  func transaction(_ body: () throws -> Void) throws {
    try run("BEGIN IMMEDIATE")
    do {
      try body()
      try run("COMMIT")
    } catch {
      // After some errors SQLite has rolled back already.
      if sqlite3_get_autocommit(database) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }
}

/// A row of a result. It is valid until the next row is read.
struct SQLiteRow {
  private let statement: OpaquePointer

  fileprivate init(_ statement: OpaquePointer) { self.statement = statement }

  subscript(index: Int) -> SQLiteValue {
    let column = Int32(index)
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      guard let bytes = sqlite3_column_text(statement, column) else { return .null }
      let count = Int(sqlite3_column_bytes(statement, column))
      return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let bytes = sqlite3_column_blob(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return .blob(bytes.map { Data(bytes: $0, count: count) } ?? Data())
    default: return .null
    }
  }
}
