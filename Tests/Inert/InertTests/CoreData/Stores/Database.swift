import CSQLite
import Foundation

/// A second connection to a database, which uses SQLite directly.
final class Database {
  struct Failure: Error { let text: String }
  private var handle: OpaquePointer?

  init(_ path: String) throws {
    guard sqlite3_open(path, &handle) == SQLITE_OK else { throw Failure(text: path) }
  }
  deinit { close() }
  func close() {
    sqlite3_close_v2(handle)
    handle = nil
  }

  func run(_ text: String) throws {
    guard sqlite3_exec(handle, text, nil, nil, nil) == SQLITE_OK else {
      throw Failure(text: String(cString: sqlite3_errmsg(handle)))
    }
  }

  /// The rows of a result as texts, with a bar between values.
  func rows(_ text: String) throws -> [String] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK else {
      throw Failure(text: String(cString: sqlite3_errmsg(handle)))
    }
    defer { sqlite3_finalize(statement) }
    var rows: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "null"
        }.joined(separator: "|"))
    }
    return rows
  }
}
