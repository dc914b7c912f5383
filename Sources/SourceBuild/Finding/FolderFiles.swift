import Foundation

/// The files in a folder and its subfolders, sorted by path.
package struct FolderFiles {
  /// The absolute paths of the files.
  package var paths: [String] = []

  /// Finds the files. Skips hidden files and folders, links to folders, documentation catalogues
  /// (whose code is only an example), and folders for which `skips` returns true.
  package init(below folder: String, skips: (String) -> Bool = { _ in false }) throws(BuildError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(path: folder, reason: String(cString: strerror(errno)))
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      switch FileKind(path) {
      case .folder where !name.hasSuffix(".docc") && !skips(name) && !FileKind.isLink(path):
        paths += try FolderFiles(below: path, skips: skips).paths
      case .file: paths.append(path)
      default: break
      }
    }
  }

  package var swift: [String] { paths.filter { $0.hasSuffix(".swift") } }
  package var objectiveC: [String] { paths.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") } }
  package var c: [String] { paths.filter { $0.hasSuffix(".c") || $0.hasSuffix(".cpp") } }

  /// Whether `name` is a usual name for a folder with third-party code, examples or tests.
  package static func isSideFolder(_ name: String) -> Bool {
    let name = name.lowercased()
    let exact: Set = ["pods", "carthage", "docs", "fastlane", "node_modules", "vendor", "build"]
    if exact.contains(name) || name.hasSuffix(".xcodeproj") { return true }
    return ["test", "tests", "spec", "specs"].contains { name.hasSuffix($0) }
      || ["example", "demo", "sample", "playground"].contains { name.contains($0) }
  }
}

package enum FileKind {
  case file
  case folder
  case nothing

  package init(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      self = .nothing
      return
    }
    self = isFolder.boolValue ? .folder : .file
  }

  package static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}

extension String {
  package var lastComponent: String { (self as NSString).lastPathComponent }
  package var folderPath: String { (self as NSString).deletingLastPathComponent }
  package var withoutExtension: String { (self as NSString).deletingPathExtension }

  /// The absolute path, in which links are resolved and `.` and `..` do not occur.
  package var absolutePath: String {
    URL(fileURLWithPath: self).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// The path relative to `folder` if it is below that folder; otherwise the path itself.
  package func relative(to folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
