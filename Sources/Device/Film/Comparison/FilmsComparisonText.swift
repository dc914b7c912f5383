import Foundation

/// The differences between two folders of films, as text, Markdown or JSON.
package struct FilmsComparisonText {
  /// A picture of a film, for Markdown.
  package struct Picture {
    package let title, path: String

    /// `path` is relative to the Markdown text, or an address.
    package init(title: String, path: String) { (self.title, self.path) = (title, path) }
  }

  private let comparison: FilmsComparison
  private let before, after: String

  /// `before` and `after` are the names of the sides.
  package init(_ comparison: FilmsComparison, before: String, after: String) {
    (self.comparison, self.before, self.after) = (comparison, before, after)
  }

  private var different: [FilmsComparison.Entry] {
    comparison.entries.filter { !$0.state.isSame }
  }

  /// The counts, and a paragraph for each film that differs.
  package var text: String {
    let head = "A  \(before)\nB  \(after)\n\n\(comparison.counts)\n"
    return head
      + different.map { entry in
        "\n\(entry.name): \(entry.state.name)\n"
          + entry.sentences.map { "  \($0)\n" }.joined()
      }.joined()
  }

  /// A table, and below it the sentences and the pictures of each film that differs.
  package func markdown(pictures: (FilmsComparison.Entry) -> [Picture]) -> String {
    guard !comparison.isEmpty else { return "### Transitions: \(comparison.counts)\n" }
    var text = "### Transitions: \(comparison.counts)\n\n| film | | what differs |\n|---|---|---|\n"
    for entry in different {
      let rest = entry.sentences.count - 1
      let first = entry.sentences.first.map(Self.cell) ?? ""
      text += "| \(Self.cell(entry.name)) | \(entry.state.name) | \(first)"
      text += rest > 0 ? " (and \(rest) more) |\n" : " |\n"
    }
    for entry in different {
      text += "\n<details><summary>\(Self.cell(entry.name))</summary>\n\n"
      for sentence in entry.sentences { text += "- \(Self.cell(sentence))\n" }
      for picture in pictures(entry) {
        text += "\n![\(Self.title(picture.title))](<\(Self.address(picture.path))>)\n"
      }
      text += "\n</details>\n"
    }
    return text
  }

  /// The text without characters that end a cell or begin a tag.
  private static func cell(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("|", with: "\\|")
      .replacing("\n", with: " ")
  }

  /// The text without characters that end a title.
  private static func title(_ text: String) -> String {
    cell(text).replacing("[", with: "(").replacing("]", with: ")")
  }

  /// The path without characters that end it between angle brackets.
  private static func address(_ path: String) -> String {
    path.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\n", with: "%0A")
  }

  /// One object with `same`, `tool`, and `films`, which lists each film with its name, its name on the
  /// first side if that differs, its state, the sentences about its differences, and the differences
  /// with their kinds and times in seconds. `version` is the version of the tool.
  package func json(version: String) -> String {
    struct Film: Encodable {
      let name: String
      let formerly: String?
      let state: String
      let says: [String]
      let differences: [Highlight]
    }
    var document = JSONDocument(.lines)
    document.add("same", comparison.isEmpty)
    document.add("tool", version)
    document.add("before", before)
    document.add("after", after)
    document.add(
      "films",
      lines: comparison.entries.map {
        Film(
          name: $0.name, formerly: $0.formerName, state: $0.state.name, says: $0.sentences,
          differences: $0.highlights)
      })
    return document.text + "\n"
  }
}
