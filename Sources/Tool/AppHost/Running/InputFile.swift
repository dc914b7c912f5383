import Foundation

/// Reads files that the user names.
enum InputFile {
  /// Reads a file of at most `limit` bytes. If the file cannot be read, `fault` creates the error
  /// from a description of what was found.
  static func contents(
    of path: String, upTo limit: Int, fault: (String) -> UsageError
  ) throws -> Data {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: limit + 1) ?? Data()
    } catch { throw fault(found(path)) }
    // A file that is too long is not truncated, because its meaning would change.
    guard data.count <= limit else {
      throw fault("more than \(limit >> 20) MB")
    }
    return data
  }

  /// Describes why a file cannot be read. The description does not depend on the system's language.
  static func found(_ path: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "no such file"
    }
    return isFolder.boolValue ? "a folder" : "a file that cannot be read"
  }
}
