import Foundation
import SwiftSource

/// The Swift files of a check: the named files, and the files below the named folders.
package struct SourceFiles {
  /// Each file once, in the order of the names. The files of a folder are sorted by path.
  let texts: [SourceText]
  /// The names for which no readable Swift file was found.
  package let failures: [LintReport.Failure]

  /// Finds and reads the files. Hidden folders, such as `.build`, are skipped.
  package init(named names: [String]) {
    var found: [Result<String, Unreadable>] = []
    var seen: Set<String> = []
    for name in names {
      let paths: [String]
      switch Self.kind(of: name) {
      case .folder: paths = Self.swiftFiles(below: name)
      case .file where Self.isObjectiveC(name):
        found.append(.failure(Unreadable(path: name, reason: Self.objectiveC)))
        continue
      case .file: paths = [name]
      case .nothing:
        found.append(.failure(Unreadable(path: name, reason: "no such file or folder")))
        continue
      }
      if paths.isEmpty {
        found.append(.failure(Unreadable(path: name, reason: "no Swift file in the folder")))
      }
      found += paths.filter { seen.insert(Self.canonical($0)).inserted }.map { .success($0) }
    }
    self.init(found.concurrentMap { path in path.flatMap(Self.text) })
  }

  /// Uses texts in memory instead of files, in the given order.
  package init(texts: [(path: String, text: String)]) {
    self.init(texts.concurrentMap { .success(SourceText(path: $0.path, text: $0.text)) })
  }

  private init(_ files: [Result<SourceText, Unreadable>]) {
    texts = files.compactMap { try? $0.get() }
    failures = files.compactMap { file in
      guard case .failure(let error) = file else { return nil }
      return LintReport.Failure(
        file: error.path, found: error.reason,
        expected: "a Swift file or a folder with Swift files",
        remedy: error.reason == Self.objectiveC
          ? "name a Swift file; 'matchcut list' shows the listings of the five documents in Swift, "
            + "documents/000 to documents/004" : "name another file or folder")
    }
  }

  package var paths: [String] { texts.map(\.path) }

  private enum Kind {
    case file
    case folder
    case nothing
  }

  private static func kind(of name: String) -> Kind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
      return .nothing
    }
    return isFolder.boolValue ? .folder : .file
  }

  private static let objectiveC = "Objective-C, which matchcut does not read"

  private static func isObjectiveC(_ name: String) -> Bool {
    [".m", ".mm", ".h"].contains { name.hasSuffix($0) }
  }

  private static func swiftFiles(below folder: String) -> [String] {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var paths: [String] = []
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !name.hasPrefix(".") {
      let path = base == "." ? name : base + "/" + name
      switch kind(of: path) {
      // Links to folders are not followed, because they may form a circle.
      case .folder where !isLink(path): paths += swiftFiles(below: path)
      case .file where name.hasSuffix(".swift"): paths.append(path)
      default: break
      }
    }
    return paths
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// A name for which no readable Swift file was found.
  private struct Unreadable: Error {
    var path: String
    var reason: String
  }

  @Sendable private static func text(of path: String) -> Result<SourceText, Unreadable> {
    func failure(_ reason: String) -> Result<SourceText, Unreadable> {
      .failure(Unreadable(path: path, reason: reason))
    }
    guard let file = fopen(path, "r") else { return failure(String(cString: strerror(errno))) }
    fclose(file)
    guard let data = FileManager.default.contents(atPath: path) else {
      return failure("a file that cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return failure("bytes that are not UTF-8")
    }
    return .success(SourceText(path: path, text: text, isPorted: isPorted(path)))
  }

  /// Whether `matchcut build` ports the file. `matchcut build` does not port Matchcut itself and
  /// packages that depend on Matchcut.
  private static func isPorted(_ path: String) -> Bool {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    while folder.path.count > 1 {
      let manifest = folder.appendingPathComponent("Package.swift")
      if let data = FileManager.default.contents(atPath: manifest.path) {
        return !String(decoding: data, as: UTF8.self).contains("\"Matchcut\"")
      }
      folder.deleteLastPathComponent()
    }
    return true
  }
}
