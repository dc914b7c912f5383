import Foundation
import Preview

/// The demos, transitions, devices and other named items of this build. The parser looks names up
/// in the catalogue, and `list` prints it.
package struct Catalogue: Sendable {
  /// An item with a name. On the command line, the user types its `id`.
  package struct Item: Sendable, Equatable {
    package var id: String
    package var title: String
    /// Further properties by name. In text, they are shown after the title. In JSON, they are
    /// members beside `id` and `title`.
    package var details: [String: String]
    /// The parameters that `--set` accepts.
    package var parameters: [PageParameter]

    package init(
      id: String, title: String, details: [String: String] = [:], parameters: [PageParameter] = []
    ) {
      self.id = id
      self.title = title
      self.details = details
      self.parameters = parameters
    }
  }

  package var demos: [Item]
  package var transitions: [Item]
  /// The code of five tutorials, as the tutorials print it.
  package var documents: [Item]
  /// Demos with deliberate mistakes. A rule finds each mistake.
  package var mistakes: [Item]
  package var gestures: [Item]
  /// The virtual devices. The first device is the default.
  package var devices: [Item]
  package var rules: [Item]
  /// The film formats available on this system.
  package var formats: [FilmFormat]

  package init(
    demos: [Item], transitions: [Item] = [], documents: [Item] = [], mistakes: [Item] = [],
    gestures: [Item] = [], devices: [Item], rules: [Item] = [],
    formats: [FilmFormat] = FilmFormat.allCases
  ) {
    self.demos = demos
    self.transitions = transitions
    self.documents = documents
    self.mistakes = mistakes
    self.gestures = gestures
    self.devices = devices
    self.rules = rules
    self.formats = formats
  }

  /// The name of a demo for one of its names in earlier versions; other words are returned as they
  /// are.
  package static func currentName(of word: String) -> String {
    if word == "mistakes/nobody-drives" { return "mistakes/no-gesture-drives" }
    guard word.hasPrefix("mistakes/"), word.hasSuffix("-mended") else { return word }
    return currentName(of: String(word.dropLast("-mended".count))) + "-corrected"
  }

  /// The lists in the order in which they are shown.
  private var sections: [(name: String, items: [Item])] {
    [
      ("demos", demos), ("transitions", transitions), ("gestures", gestures), ("devices", devices),
      ("rules", rules), ("documents", documents), ("mistakes", mistakes),
    ]
  }

  /// Whether the catalogue belongs to the executable of an app, which is its only item.
  package var isOneApp = false

  /// The ids of all items that can be filmed.
  package var names: [String] { (demos + transitions + documents + mistakes).map(\.id) }

  /// The catalogue as text, with one heading per list and one line per item. Empty lists are
  /// omitted.
  package var text: String {
    let shown = sections.filter { !$0.items.isEmpty }
    let width = shown.flatMap(\.items).map(\.id.count).max() ?? 0
    return shown.map { section in
      let lines = section.items.map { item in
        let details = item.details.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let id = item.id.padding(toLength: width, withPad: " ", startingAt: 0)
        return "  \(id)  " + ([item.title] + details).joined(separator: " · ")
      }
      return ([section.name] + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The catalogue as JSON: one object with an array per list, including empty lists. Members are
  /// sorted by name.
  package func json() throws -> String {
    var object: [String: [ListedItem]] = [:]
    for section in sections { object[section.name] = section.items.map(\.listed) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(object), as: UTF8.self) + "\n"
  }
}

extension Catalogue.Item {
  fileprivate var listed: ListedItem {
    ListedItem(
      texts: details.merging(["id": id, "title": title]) { _, own in own }, parameters: parameters)
  }
}
