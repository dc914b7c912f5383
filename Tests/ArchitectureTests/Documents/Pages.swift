import Foundation
import TestSupport

/// A page for readers, in Markdown.
struct Page {
  /// Relative to the package's folder.
  let path: String
  let text: String
  let markdown: Markdown

  init(path: String, text: String) {
    self.path = path
    self.text = text
    markdown = Markdown(text)
  }

  /// All pages of the repository, sorted by path. Hidden folders have no pages, except `.github`.
  static func all() throws -> [Page] {
    let root = SourceTree.root.resolvingSymlinksInPath().path + "/"
    let paths = ["", ".github"].flatMap { folder in
      FileManager.default.enumerator(
        at: URL(fileURLWithPath: root + folder), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles
      )?.compactMap { ($0 as? URL)?.path.replacing(root, with: "", maxReplacements: 1) } ?? []
    }
    return try paths.filter { $0.hasSuffix(".md") }.sorted().map {
      Page(path: $0, text: try Self.text(of: $0))
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The target of a link, relative to the package's folder, and its anchor; nil for a link to the
  /// web.
  func target(of link: String) -> (path: String, anchor: String?)? {
    if link.contains("://") || link.hasPrefix("mailto:") { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]) : nil
    if parts[0].isEmpty { return (path, anchor) }
    let folder = (path as NSString).deletingLastPathComponent
    return ((folder as NSString).appendingPathComponent(String(parts[0])).normalized, anchor)
  }
}

extension String {
  /// The path after each `..` has been removed together with the component before it. Leading `..`
  /// remain.
  fileprivate var normalized: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
