import CSQLite

/// An error of SQLite.
struct SQLiteError: Error {
  /// The result code, which may be an extended one.
  let code: Int32
  let text: String

  /// The result code without its extension.
  var primary: Int32 { code & 0xff }
  /// Whether the file is not a database, or is damaged.
  var isDamage: Bool { primary == SQLITE_NOTADB || primary == SQLITE_CORRUPT }

  init(_ code: Int32, _ text: String) { (self.code, self.text) = (code, text) }
}
