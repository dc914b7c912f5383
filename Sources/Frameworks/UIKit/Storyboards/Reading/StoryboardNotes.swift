/// Collects the ignored content of a file, so that it is reported once per file. For each kind of
/// content, the report contains the number of occurrences and the line of the first occurrence.
@MainActor
final class StoryboardNotes {
  private struct Entry {
    let what: String
    let line: Int
    let consequence: String
    var count = 1
  }
  private let file: String
  private var entries: [Entry] = []

  init(file: String) { self.file = file }

  func skip(_ what: String, at line: Int, _ consequence: String = "it is skipped") {
    if let index = entries.firstIndex(where: { $0.what == what }) {
      entries[index].count += 1
    } else {
      entries.append(Entry(what: what, line: line, consequence: consequence))
    }
  }

  /// The warnings, with one sentence for each kind, in the order in which the kinds first occur.
  var warnings: [String] {
    entries.map { entry in
      let count = entry.count > 1 ? " (\(entry.count) in total)" : ""
      return "\(file), line \(entry.line)\(count): \(entry.what) is not supported; "
        + "\(entry.consequence)."
    }
  }
}
