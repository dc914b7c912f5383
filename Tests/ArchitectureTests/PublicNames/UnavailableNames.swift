import Foundation

/// The names that Matchcut declares unavailable, with the compiler's message, read from the files
/// `Unavailable….swift` in Sources/Frameworks/UIKit/Names.
struct UnavailableNames {
  struct Entry: Equatable {
    /// The type that an extension adds the name to; nil at the top level.
    var owner: String?
    /// For example "UIPickerView" or "addInteraction(_:)".
    var name: String
    var message: String

    /// For example "UIView.addInteraction(_:)".
    var fullName: String { owner.map { "\($0).\(name)" } ?? name }
  }

  /// Sorted by full name.
  let entries: [Entry]
  private let names: Set<String>

  static let folder = SourceTree.root.appendingPathComponent("Sources/Frameworks/UIKit/Names")

  init() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let texts = try files.filter { $0.hasPrefix("Unavailable") }.map {
      try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8)
    }
    self.init(text: texts.joined(separator: "\n"))
  }

  init(text: String) {
    var entries: [Entry] = []
    for (number, part) in "\n\(text)".components(separatedBy: "\nextension ").enumerated() {
      guard number > 0, let brace = part.range(of: " {"), let end = part.range(of: "\n}") else {
        entries += Self.read(part, owner: nil)
        continue
      }
      let owner = String(part[..<brace.lowerBound])
      entries += Self.read(String(part[brace.upperBound..<end.lowerBound]), owner: owner)
      entries += Self.read(String(part[end.upperBound...]), owner: nil)
    }
    self.entries = entries.sorted { $0.fullName < $1.fullName }
    names = Set(entries.map(\.fullName))
  }

  private static func read(_ text: String, owner: String?) -> [Entry] {
    let declaration = #/message:\s*"([^"]+)"\s*\)\s*([^{]+?)\s*\{/#
    return text.matches(of: declaration).compactMap { match in
      let type = match.2.firstMatch(of: #/\b(?:class|enum|struct|protocol) (?!func|var)(\w+)/#)
      let name = type.map { String($0.1) } ?? Declaration(String(match.2))?.name
      return name.map { Entry(owner: owner, name: $0, message: String(match.1)) }
    }
  }

  /// Whether a name, its type or a type around that is declared unavailable.
  func have(_ name: FrameworkNames.Name) -> Bool {
    if let owner = name.owner, names.contains("\(owner).\(name.text)") { return true }
    let parts = (name.owner ?? name.text).split(separator: ".")
    return parts.indices.contains { names.contains(parts[...$0].joined(separator: ".")) }
  }
}
