import Foundation

/// A new folder for the files of a test. The folder is removed with this object.
///
/// A suite that stores it in a property has a new folder in each test:
///
///     struct PictureTests {
///       private let folder = TemporaryFolder()
///
///       @Test func `a picture is written`() throws {
///         try folder.write("text", to: "notes/a.txt")
///         #expect(folder.names(in: "notes") == ["a.txt"])
///       }
///     }
package final class TemporaryFolder: Sendable {
  /// The path, without symbolic links.
  package let path: String
  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// Creates the folder. If the system refuses, the first use of the folder fails.
  package init() {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/test-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// The names of all files in the folder or in a folder in it, including hidden ones, sorted.
  package func names(in folder: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []).sorted()
  }

  package func data(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(of: name)))
  }

  /// Writes a file, and creates the folders in which it is.
  package func write(_ data: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path(of: name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func write(_ text: String, to name: String, executable: Bool = false) throws {
    try write(Data(text.utf8), to: name)
    if executable {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: path(of: name))
    }
  }
}
