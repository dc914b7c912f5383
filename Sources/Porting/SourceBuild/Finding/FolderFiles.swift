import Foundation

/// The files in a folder and its subfolders, sorted by path.
package struct FolderFiles {
  /// The absolute paths of the files.
  package var paths: [String] = []

  /// The largest number of files and folders that are read below one folder. A project may name a
  /// folder such as `/`.
  package static let limit = 200_000

  /// Finds the files. Skips hidden files and folders, links to folders and links that lead nowhere,
  /// documentation catalogues (whose code is only an example), and folders for which `skips` returns
  /// true.
  ///
  /// Throws an error if a file that a build would read is a named pipe, a socket or a device. Other
  /// such files are skipped.
  package init(below folder: String, skips: (String) -> Bool = { _ in false }) throws(BuildError) {
    var rest = Self.limit
    try add(folder, skips, &rest, root: folder)
  }

  private mutating func add(
    _ folder: String, _ skips: (String) -> Bool, _ rest: inout Int, root: String
  ) throws(BuildError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(path: folder, reason: String(cString: strerror(errno)))
    }
    for name in names where !name.hasPrefix(".") {
      rest -= 1
      guard rest >= 0 else { throw .tooManyFiles(folder: root, limit: Self.limit) }
      let path = folder + "/" + name
      switch FileKind(path) {
      case .folder where !name.hasSuffix(".docc") && !skips(name) && !FileKind.isLink(path):
        try add(path, skips, &rest, root: root)
      case .file: paths.append(path)
      case .special where name.hasSuffix(".swift") || Self.isResource(name):
        throw .unusableFile(path: path, .special)
      // The path is too long, or the folder is closed to this user. Editors delete temporary files
      // at any time, and links may lead nowhere or in a circle.
      case .nothing where ![ENOENT, ELOOP].contains(errno):
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      default: break
      }
    }
  }

  package var swift: [String] { paths.filter { $0.hasSuffix(".swift") } }
  package var objectiveC: [String] { paths.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") } }
  package var c: [String] { paths.filter { $0.hasSuffix(".c") || $0.hasSuffix(".cpp") } }

  /// The file extensions that Xcode copies or compiles into an app without a declaration.
  private static let resourceKinds: Set = [
    "storyboard", "xib", "nib", "png", "jpg", "jpeg", "gif", "pdf", "svg", "json", "strings", "ttf",
    "otf",
    "ttc", "plist", "txt", "stringsdict", "xcstrings",
  ]

  /// Whether a file with this name may be a resource.
  static func isResource(_ name: String) -> Bool {
    resourceKinds.contains((name as NSString).pathExtension.lowercased())
  }

  /// Whether `name` is a usual name for a folder with third-party code, examples or tests.
  package static func isSideFolder(_ name: String) -> Bool {
    let name = name.lowercased()
    let exact: Set = ["pods", "carthage", "docs", "fastlane", "node_modules", "vendor", "build"]
    if exact.contains(name) || name.hasSuffix(".xcodeproj") { return true }
    if DataModelFile.isFolder(name) { return false }
    return ["test", "tests", "spec", "specs"].contains { name.hasSuffix($0) }
      || ["example", "demo", "sample", "playground"].contains { name.contains($0) }
  }
}
