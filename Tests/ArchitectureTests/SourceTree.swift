import Foundation
import TestSupport

/// The package's files on disk.
enum SourceTree {
  static let root = ProjectFolder.url

  static let orderPage = root.appendingPathComponent("Documentation/FolderOrder.md")

  /// Modules with Swift files, sorted.
  static func modules() throws -> [String] {
    let names = ProjectFolder.targets.filter { $0.value.hasPrefix("Sources/") }.keys
    return try names.sorted().filter { try !swiftFiles(of: $0).isEmpty }
  }

  /// The path of a module or a test target, relative to the package's folder.
  static func folder(of target: String) throws -> String {
    guard let folder = ProjectFolder.targets[target] else { throw Missing(target: target) }
    return folder
  }

  struct Missing: Error { let target: String }

  /// The path, relative to the target's folder, and the text of each Swift file; sorted by path.
  static func swiftFiles(of target: String) throws -> [(path: String, source: String)] {
    try swiftFiles(in: folder(of: target))
  }

  /// The path, relative to `folder`, and the text of each Swift file; sorted by path.
  static func swiftFiles(in folder: String) throws -> [(path: String, source: String)] {
    let url = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// The graphs of all modules, from the index of the build that is running.
  static func graphs() throws -> [FileGraph] {
    let index = try IndexStore.ofThisBuild()
    return try modules().map { module in
      let url = root.appendingPathComponent(try folder(of: module))
      let files = try swiftFiles(of: module).map { file in
        SourceFile(
          path: file.path,
          occurrences: try index.occurrences(in: url.appendingPathComponent(file.path)))
      }
      return FileGraph(module: module, files: files)
    }
  }
}
