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

  /// Path relative to the module's folder and text of each Swift file, sorted by path.
  static func swiftFiles(
    of module: String, in parent: String = "Sources"
  ) throws -> [(path: String, source: String)] {
    let folder = root.appendingPathComponent("\(parent)/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
  }

  static func graph(of module: String) throws -> FileGraph {
    let files = try swiftFiles(of: module).map {
      SourceFile(path: $0.path, source: $0.source, module: module)
    }
    return FileGraph(module: module, files: files)
  }
}
