import Foundation
import Stage

/// The folder to which the paths in a report are relative: the repository that contains the current
/// folder, or else the current folder.
package struct ReportFolder {
  private let current: String
  private let root: String

  /// The files that stand for a folder of source, in the order in which they are looked for.
  private static let manifests = ["Package.swift", "project.yml", "Podfile"]

  package init(current: String = FileManager.default.currentDirectoryPath) {
    self.current = Self.standardized(current)
    root = Self.repository(around: self.current) ?? self.current
  }

  /// The path of a file, relative to the root, with forward slashes. The path of a file that is
  /// outside the root is absolute.
  package func path(of file: String) -> String {
    let path = absolute(file)
    if path == root { return "." }
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  func place(_ place: SourcePlace?) -> Report.Place? {
    guard let place, !place.file.isEmpty else { return nil }
    let isThere = FileManager.default.fileExists(atPath: absolute(place.file))
    let file = isThere ? place.file : onlyFile(namedAs: place.file) ?? place.file
    return Report.Place(file: path(of: file), line: max(place.line, 1))
  }

  /// The file in the root with the name of `file`, if there is exactly one. In a message of Swift's
  /// runtime, a path consists of the module's name and the file's name.
  package func onlyFile(namedAs file: String) -> String? {
    let name = URL(fileURLWithPath: file).lastPathComponent
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    var found: String?
    while let url = files?.nextObject() as? URL {
      guard url.lastPathComponent == name else { continue }
      if found != nil { return nil }
      found = url.path
    }
    return found
  }

  /// A file that stands for everything at `path`: the file itself, or the manifest or the first Swift
  /// file of a folder. Services reject findings without a file.
  package func representative(of path: String) -> String {
    let folder = absolute(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { return self.path(of: path) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
    let file =
      Self.manifests.first(where: names.contains) ?? names.first { $0.hasSuffix(".swift") }
    return self.path(of: file.map { folder + "/" + $0 } ?? folder)
  }

  private func absolute(_ path: String) -> String {
    Self.standardized(path.hasPrefix("/") ? path : current + "/" + path)
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The nearest folder with a `.git`, which is a file in a work tree.
  private static func repository(around folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder)
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        return folder.path
      }
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
  }
}
