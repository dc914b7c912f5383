import Foundation

/// A new folder that is removed at the end of the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/film-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of all files in the folder, including hidden ones, sorted.
  func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }

  func write(_ text: String, _ name: String, executable: Bool = false) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    if executable {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: path + "/" + name)
    }
  }
}
