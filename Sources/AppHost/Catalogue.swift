import Foundation
import Preview

/// What this build of the tool knows by name. The parser takes its names from here, `list` shows it.
package struct Catalogue: Sendable {
  /// One thing with a name. `id` is what the user types.
  package struct Item: Sendable, Equatable {
    package var id: String
    package var title: String
    /// Further facts by name, shown behind the title; in JSON, members beside id and title.
    package var details: [String: String]
    /// What can be chosen of it with `--set`.
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
  /// What the seed documents print.
  package var documents: [Item]
  /// What is wrong on purpose, for the rules to find.
  package var mistakes: [Item]
  package var gestures: [Item]
  /// The first is the default.
  package var devices: [Item]
  package var rules: [Item]
  /// What films can be written as here.
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

  /// The lists in the order they are shown.
  private var sections: [(name: String, items: [Item])] {
    [
      ("demos", demos), ("transitions", transitions), ("gestures", gestures), ("devices", devices),
      ("rules", rules), ("documents", documents), ("mistakes", mistakes),
    ]
  }

  /// The identifiers of everything that can be filmed.
  package var names: [String] { (demos + transitions + documents + mistakes).map(\.id) }

  /// For people: one heading a list, one line an item; empty lists are left out.
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

  /// For programs: one object, an array a list, empty ones included, members sorted by name.
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
