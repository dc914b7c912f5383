import Foundation

/// Detects changes in the files of a source set.
package struct SourceWatch {
  private let folders: [String]
  private let files: [String]
  private let root: String
  private var stamps: [String]

  /// Stores the current state of the files. `others` are further files to watch, which do not
  /// belong to the set.
  ///
  /// If the set was found at the path of a file, new files beside that file are not watched.
  package init(_ set: SourceSet, at path: String, and others: [String]) {
    folders = FileKind(path) == .folder ? Array(Set(set.modules.map(\.folder))).sorted() : []
    files =
      set.modules.flatMap { $0.files + $0.resources.map(\.path) } + set.descriptions + others
    root = set.root
    stamps = []
    stamps = current
  }

  /// Whether a file has been changed, added or removed since the last call.
  package mutating func notices() -> Bool {
    let now = current
    defer { stamps = now }
    return now != stamps
  }

  private var current: [String] {
    var paths = Set(files + ManifestReader.files(in: root))
    // A file that cannot be read makes a build fail, so its removal is a change as well.
    var failures: [String] = []
    for folder in folders {
      do {
        paths.formUnion(try FolderFiles(below: folder, skips: FolderFiles.isSideFolder).paths)
      } catch {
        failures.append("\(error)")
      }
    }
    return paths.sorted().map { FileStamp($0).text } + failures
  }
}
