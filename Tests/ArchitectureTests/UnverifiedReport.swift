import Foundation

/// Every behaviour without a source, collected from the comments that say "unverified".
struct UnverifiedReport {
  struct Entry: Equatable {
    var path: String
    var comment: Comment
  }

  /// A comment block that says "unverified", and the constant that it describes.
  struct Comment: Equatable {
    /// The block as one line.
    var text: String
    /// The constant's name and value as in the source; empty if the block describes something else.
    var value = ""

    /// The evidence that would settle the question.
    var settledBy: String {
      let words = text.lowercased()
      if words.contains(#/\b(wording|warning|exception|message|says)\b/#) {
        return "UIKit's console output"
      }
      if words.contains(#/order|\bhears?\b|\btold\b|\basked\b|called|before|after/#), value.isEmpty
      {
        return "a log of calls on a device"
      }
      return value.isEmpty ? "a test on a device" : "a measurement on a device"
    }
  }

  var entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// Reads every module's Swift files.
  init() throws {
    entries = try SourceTree.modules().flatMap { module in
      try SourceTree.swiftFiles(of: module).flatMap { file in
        Self.comments(in: file.source).map { Entry(path: "\(module)/\(file.path)", comment: $0) }
      }
    }
  }

  /// The comment blocks that contain the word "unverified".
  static func comments(in source: String) -> [Comment] {
    var blocks: [Comment] = []
    var lines: [String] = []
    for line in (source + "\n").components(separatedBy: "\n") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("//") {
        lines.append(text.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces))
      } else if !lines.isEmpty {
        let block = lines.filter { !$0.isEmpty }.joined(separator: " ")
        blocks.append(Comment(text: block, value: constant(in: text)))
        lines = []
      }
    }
    return blocks.filter { $0.text.lowercased().contains("unverified") }
  }

  /// `name = value` of a line that declares a constant with a literal value; otherwise empty.
  private static func constant(in line: String) -> String {
    line.firstMatch(of: #/\b(?:let|var)\s+(\w+)[^={]*=\s*(-?[\w.(), :\/*+-]+)$/#)
      .map { "\($0.1) = \($0.2)" } ?? ""
  }

  var text: String {
    var lines = [
      "# Unverified behaviour",
      "",
      "Neither Apple's documentation nor a measurement settles these behaviours. Each is an assumption that is",
      "made in one place and marked `unverified` there. The text is the comment in that file. `make graph`",
      "writes this page.",
    ]
    var module = Substring()
    for entry in entries {
      if entry.path.prefix(while: { $0 != "/" }) != module {
        module = entry.path.prefix { $0 != "/" }
        lines += [
          "", "## \(module)", "", "| what | value | file | what would settle it |",
          "|---|---|---|---|",
        ]
      }
      let cells = [
        entry.comment.text, entry.comment.value.isEmpty ? "" : "`\(entry.comment.value)`",
        String(entry.path.dropFirst(module.count + 1)), entry.comment.settledBy,
      ]
      lines.append(
        "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
