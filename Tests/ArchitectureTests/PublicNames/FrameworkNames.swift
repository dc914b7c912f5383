import Foundation

/// All public names of one of Apple's frameworks on iOS, read from the folder AppleNames/Every.
///
/// An entry is a type with its members; further lines of an entry are indented. `~` marks a
/// deprecated name, a dot an enum case:
///
///     class UIPage: ~fold() init(frame:) size
///       turn(by:)
///     enum UIPage.Side: .left .right
///     free functions: UIPageTime()
struct FrameworkNames {
  /// The kinds of names in the order of the coverage page; the raw value is the title there.
  enum Kind: String, CaseIterable {
    case classes = "Classes"
    case structures = "Structures"
    case enumerations = "Enumerations"
    case protocols = "Protocols"
    case typealiases = "Type aliases"
    case initializers = "Initializers"
    case methods = "Methods and subscripts"
    case properties = "Properties and constants of types"
    case cases = "Enum cases"
    case requirements = "Requirements of protocols"
    case functions = "Free functions"
    case constants = "Global constants"

    /// The kinds by the word at the beginning of an entry.
    static let types: [Substring: Kind] = [
      "class": .classes, "struct": .structures, "enum": .enumerations, "protocol": .protocols,
      "typealias": .typealiases,
    ]

    var isType: Bool { Self.types.values.contains(self) }
  }

  struct Name: Hashable {
    /// The type of a member; nil for a type and for a free function or constant.
    var owner: String?
    /// For example "UIView.AnimationOptions", "animate(withDuration:animations:)" or "left".
    var text: String
    var kind: Kind
    var isDeprecated = false

    /// For example "UIView.bounds".
    var fullName: String { owner.map { "\($0).\(text)" } ?? text }
  }

  let framework: String
  private(set) var names: [Name] = []
  /// Entries that cannot be parsed.
  private(set) var unread: [String] = []

  static let frameworks = ["UIKit", "QuartzCore"]

  static func all() throws -> [FrameworkNames] {
    try frameworks.map { framework in
      let file = AppleNames.folder.appendingPathComponent("Every/\(framework).txt")
      return FrameworkNames(framework, text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  init(_ framework: String, text: String) {
    self.framework = framework
    var entry = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if !line.hasPrefix("  ") {
        read(entry)
        entry = ""
      }
      entry += line
    }
    read(entry)
  }

  private mutating func read(_ entry: String) {
    guard !entry.isEmpty else { return }
    guard let match = entry.wholeMatch(of: #/(~?)(\w+) ([\w.]+)(?:: (.+))?/#) else {
      return unread.append(entry)
    }
    let isFree = match.2 == "free"
    let name = String(match.3)
    if let kind = Kind.types[match.2] {
      names.append(Name(text: name, kind: kind, isDeprecated: !match.1.isEmpty))
    } else if match.2 != "extension", !isFree {
      unread.append(entry)
    }
    for word in (match.4 ?? "").split(separator: " ") {
      let isDeprecated = word.hasPrefix("~")
      let text = isDeprecated ? word.dropFirst() : word
      let isCase = text.hasPrefix(".")
      names.append(
        Name(
          owner: isFree ? nil : name, text: String(isCase ? text.dropFirst() : text),
          kind: isFree
            ? (text.contains("(") ? .functions : .constants)
            : Self.kind(of: text, isRequirement: match.2 == "protocol"),
          isDeprecated: isDeprecated))
    }
  }

  private static func kind(of member: Substring, isRequirement: Bool) -> Kind {
    if isRequirement { return .requirements }
    if member.hasPrefix(".") { return .cases }
    if member.hasPrefix("init(") { return .initializers }
    return member.contains("(") ? .methods : .properties
  }
}
