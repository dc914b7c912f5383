import Film

extension UsageError {
  /// Turns an error about an unwritable folder or file into a usage error. Other errors are
  /// internal errors and do not change.
  static func served<R>(_ body: () throws(FilmError) -> R) throws -> R {
    do {
      return try body()
    } catch .unwritableFolder(let path, let reason) {
      throw UsageError.unwritableFolder(path, reason: reason)
    } catch .unwritableFile(let path, let reason) {
      throw UsageError.unwritableFile(path, reason: reason)
    } catch .notAFolder(let path) {
      throw UsageError.unwritableFolder(path, reason: "a file has this name")
    }
  }
}
