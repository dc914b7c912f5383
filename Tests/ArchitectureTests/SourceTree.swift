import Foundation

/// The package's files on disk.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let orderPage = root.appendingPathComponent("Documentation/FolderOrder.md")

  /// Modules with Swift files, sorted.
  static func modules() throws -> [String] {
    let sources = root.appendingPathComponent("Sources")
    return try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().filter {
      try !swiftFiles(of: $0).isEmpty
    }
  }

  /// The path, relative to the module's folder, and the text of each Swift file; sorted by path.
  static func swiftFiles(
    of module: String, in parent: String = "Sources"
  ) throws -> [(path: String, source: String)] {
    let folder = root.appendingPathComponent("\(parent)/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// The graphs of all modules, from the index of the build that is running.
  static func graphs() throws -> [FileGraph] {
    let index = try IndexStore.ofThisBuild()
    return try modules().map { module in
      let folder = root.appendingPathComponent("Sources/\(module)")
      let files = try swiftFiles(of: module).map { file in
        SourceFile(
          path: file.path,
          occurrences: try index.occurrences(in: folder.appendingPathComponent(file.path)))
      }
      return FileGraph(module: module, files: files)
    }
  }
}
