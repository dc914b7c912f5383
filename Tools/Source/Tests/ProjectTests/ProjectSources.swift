import Foundation
import SourceLint
import SwiftSource

/// The project's own Swift files, in this package and in the main package.
enum ProjectSources {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    /// Relative to the project's folder, for example "Sources/Frameworks/UIKit/Views/UIView.swift".
    var path: String
    var text: String

    /// The module, for example "UIKit" for `Sources/Frameworks/UIKit/Views/UIView.swift`.
    var module: String {
      let names = path.split(separator: "/")
      // The main package groups its modules in folders.
      let depth = names.first == "Sources" ? 2 : 1
      return names.lastIndex(of: "Sources").map { String(names[$0 + depth]) } ?? ""
    }

    var tokens: [Token] { Token.all(of: SourceFile(path: path, text: text)) }
  }

  /// The folders in `folder`, sorted.
  static func folders(in folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// The files below `folder`, sorted by path.
  static func files(below folder: String) throws -> [File] {
    let place = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      File(
        path: "\(folder)/\(path)",
        text: try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8))
    }
  }
}
