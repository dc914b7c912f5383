/// Collects the content of a file that is ignored or invalid, so that it is reported once per file.
/// For each kind of content, the report contains the number of occurrences and the line of the first
/// occurrence.
@MainActor
final class StoryboardNotes {
  private struct Entry {
    /// What makes entries equal.
    let what: String
    let line: Int
    /// The sentence after the place.
    let text: String
    /// UIKit's own message for this content, which is printed before the place.
    var uikit: String?
    var count = 1
  }
  private let file: String
  private var entries: [Entry] = []

  init(file: String) { self.file = file }

  func skip(_ what: String, at line: Int, _ consequence: String = "it is skipped") {
    add(Entry(what: what, line: line, text: "\(what) is not supported; \(consequence)."))
  }

  /// Notes content that is invalid and therefore has no effect. UIKit, too, logs such content and
  /// goes on.
  func note(_ error: StoryboardError) {
    add(
      Entry(
        what: error.found, line: error.line ?? 1,
        text: "found \(error.found), expected \(error.expected); \(error.remedy).",
        uikit: error.uikit))
  }

  private func add(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.what == entry.what }) {
      entries[index].count += 1
    } else {
      entries.append(entry)
    }
  }

  /// The result of `read`; nil if the content is invalid, which is noted.
  func valid<Value>(_ read: () throws -> Value) -> Value? {
    do {
      return try read()
    } catch let error as StoryboardError {
      note(error)
    } catch {
      note(
        StoryboardError(
          file: file, found: "\(error)", expected: "content that Interface Builder writes",
          remedy: "save the file again from Interface Builder"))
    }
    return nil
  }

  /// The warnings, with one sentence for each kind, in the order in which the kinds first occur.
  var warnings: [String] {
    entries.map { entry in
      let count = entry.count > 1 ? " (\(entry.count) in total)" : ""
      let uikit = entry.uikit.map { "\($0) " } ?? ""
      return "\(uikit)\(file), line \(entry.line)\(count): \(entry.text)"
    }
  }
}
