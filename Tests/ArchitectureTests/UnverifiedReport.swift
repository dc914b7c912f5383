import Foundation

/// Every behaviour that no source settles, collected from the comments that say so.
struct UnverifiedReport {
  struct Entry: Equatable {
    var path: String
    var text: String
  }

  var entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// Looks through every module's Swift files.
  init() throws {
    entries = try SourceTree.modules().flatMap { module in
      try SourceTree.swiftFiles(of: module).flatMap { file in
        Self.comments(in: file.source).map { Entry(path: "\(module)/\(file.path)", text: $0) }
      }
    }
  }

  /// The comment blocks that contain the word, each as one line of text.
  static func comments(in source: String) -> [String] {
    var blocks: [String] = []
    var lines: [String] = []
    for line in (source + "\n").components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("//") {
        lines.append(text.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces))
      } else if !lines.isEmpty {
        blocks.append(lines.filter { !$0.isEmpty }.joined(separator: " "))
        lines = []
      }
    }
    return blocks.filter { $0.lowercased().contains("unverified") }
  }

  var text: String {
    var lines = [
      "# What nobody has measured",
      "",
      "Behaviours that neither Apple's documentation nor a measurement settles. Each is a choice of",
      "ours, made in one place and marked there; this list is written by `make graph`.",
    ]
    var path = ""
    for entry in entries {
      if entry.path != path {
        path = entry.path
        lines += ["", "## \(path)"]
      }
      lines += ["", "- \(entry.text)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
