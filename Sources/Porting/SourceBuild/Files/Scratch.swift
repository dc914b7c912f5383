import Foundation

/// A temporary folder. It is deleted with this object, or when a signal ends the tool.
package final class Scratch: Sendable {
  package let path: String

  /// Creates the folder. `purpose` is a part of its name.
  package init(_ purpose: String) throws(BuildError) {
    let temporary = NSTemporaryDirectory()
    guard FileKind(temporary) == .folder else { throw .noTemporaryFolder(path: temporary) }
    path = (temporary as NSString).appendingPathComponent(
      "matchcut-\(purpose)-\(UUID().uuidString)")
    UnfinishedWork.add(file: path)
    try Disk.makeFolder(path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    UnfinishedWork.remove(file: path)
  }
}
