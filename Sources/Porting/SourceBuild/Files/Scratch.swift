import Foundation

/// A temporary folder. It is deleted with this object, or when a signal ends the tool.
package final class Scratch: Sendable {
  package let path: String

  /// Creates the folder. `purpose` is a part of its name.
  package init(_ purpose: String) throws(BuildError) {
    let temporary = NSTemporaryDirectory()
    guard FileKind(temporary) == .folder else { throw .noTemporaryFolder(path: temporary) }
    let path = (temporary as NSString).appendingPathComponent(
      "matchcut-\(purpose)-\(UUID().uuidString)")
    try UnfinishedWork.create(file: path) { () throws(BuildError) in try Disk.makeFolder(path) }
    self.path = path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    UnfinishedWork.remove(file: path)
  }
}
