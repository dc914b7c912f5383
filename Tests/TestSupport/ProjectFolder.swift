import Foundation

/// The project's folder on disk.
package enum ProjectFolder {
  package static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of each target's folder by the target's name, relative to the project's folder. The
  /// folders in `Sources` are groups of targets; those in `Tests` are groups and targets.
  package static let targets: [String: String] = {
    let sources = groups(in: "Sources").flatMap(folders)
    let tests = groups(in: "Tests").flatMap(folders) + folders(in: "Tests")
    let paths = sources + tests.filter(isTarget)
    return Dictionary(uniqueKeysWithValues: paths.map { (($0 as NSString).lastPathComponent, $0) })
  }()

  private static func groups(in folder: String) -> [String] {
    folders(in: folder).filter { !isTarget($0) }
  }

  /// Whether a folder in `Tests` is a target and not a group.
  private static func isTarget(_ folder: String) -> Bool {
    ["Tests", "TestSupport", "TemporaryFolders"].contains { folder.hasSuffix($0) }
  }

  private static func folders(in folder: String) -> [String] {
    let keys: Set<URLResourceKey> = [.isDirectoryKey]
    let items = try? FileManager.default.contentsOfDirectory(
      at: url.appendingPathComponent(folder), includingPropertiesForKeys: Array(keys),
      options: .skipsHiddenFiles)
    return (items ?? []).filter { (try? $0.resourceValues(forKeys: keys).isDirectory) == true }
      .map { "\(folder)/\($0.lastPathComponent)" }.sorted()
  }
}
