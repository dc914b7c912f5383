extension UIKitTable {
  /// A type of the table.
  package struct Entry: Sendable {
    package let isClass: Bool
    package let name: String
    /// The superclass, if there is one, followed by the protocols.
    package let inherits: [String]
    package fileprivate(set) var members: [Member] = []
  }

  /// A protocol's requirement with a default implementation, or a class's member that implements
  /// such a requirement.
  package struct Member: Sendable {
    /// The name with its labels.
    package let name: String
    /// The declaration of a required method without its body; nil for other members.
    package let declaration: String?
  }

  /// The types of the checked-in table.
  package static let entries = entries(of: text)

  /// Reads a table. The table has a line for each type, `protocol A: B` or `class A: B, C`,
  /// followed by an indented line for each member. The declaration of a required method follows its
  /// name.
  package static func entries(of table: String) -> [Entry] {
    var entries: [Entry] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix("  ") {
        let words = line.dropFirst(2).split(separator: " ", maxSplits: 1).map(String.init)
        guard !entries.isEmpty, let name = words.first else { continue }
        entries[entries.count - 1].members.append(
          Member(name: name, declaration: words.dropFirst().first))
        continue
      }
      let parts = line.split(separator: ":", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard words.count == 2 else { continue }
      let inherits = parts.dropFirst().first?.split(separator: ",") ?? []
      entries.append(
        Entry(
          isClass: words[0] == "class", name: String(words[1]),
          inherits: inherits.map { String($0.drop { $0 == " " }) }))
    }
    return entries
  }
}
