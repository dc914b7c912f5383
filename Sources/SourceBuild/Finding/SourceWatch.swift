import Foundation

/// Notices changes of the files that a set of sources consists of.
package struct SourceWatch {
  private let folders: [String]
  private let files: [String]
  private var stamps: [String]

  /// Begins with the present state. `others` are files that do not belong to the set.
  package init(_ set: SourceSet, and others: [String]) {
    // A module that is not in a folder of its own consists of single files.
    folders = Array(Set(set.modules.map(\.folder))).sorted()
    files = set.modules.flatMap(\.files) + ["\(set.root)/Package.swift"] + others
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
    let found = folders.flatMap { folder in
      (try? FolderFiles(below: folder, skips: { $0 == "build" }))?.paths ?? []
    }
    return Array(Set(found + files)).sorted().map { FileStamp($0).text }
  }
}
