import Foundation

/// The differences between two folders of films, as text, Markdown or JSON.
package struct FilmsComparisonText {
  private let comparison: FilmsComparison
  private let before, after: String

  /// `before` and `after` are the names of the folders.
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

  /// A table, and below it the pictures of each film that differs. The paths of the pictures begin
  /// with the names of the folders.
  package var markdown: String {
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
      for (folder, state) in [(before, "new"), (after, "gone")] where entry.state.name != state {
        text += "\n![\(folder)](<\(folder)/\(entry.name)/\(FilmMaker.filmstripName)>)\n"
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

  /// One object with `same`, and `films`, which lists each film with its name, its state, the
  /// sentences about its differences, and the differences with their kinds and times in seconds.
  package var json: String {
    struct Film: Encodable {
      let name, state: String
      let says: [String]
      let differences: [Difference]
    }
    struct Difference: Encodable {
      let kind: Highlight.Kind
      let t: JSONNumber?
      let text: String
    }
    var document = JSONDocument(.lines)
    document.add("same", comparison.isEmpty)
    document.add(
      "films",
      lines: comparison.entries.map {
        Film(
          name: $0.name, state: $0.state.name, says: $0.sentences,
          differences: $0.highlights.map {
            Difference(kind: $0.kind, t: $0.t.map(JSONNumber.init), text: $0.text)
          })
      })
    return document.text + "\n"
  }
}
