/// Identifiers of sections and items in the messages of diffable data sources, in the form that
/// Foundation prints sets and arrays.
enum IdentifierText {
  /// An identifier on its own. A string is printed as it is, and another value with the names of its
  /// module and type.
  static func one(_ identifier: Any) -> String {
    identifier as? String ?? String(reflecting: identifier)
  }

  /// For example `{(⏎    first,⏎    second⏎)}`.
  static func set(_ identifiers: [some Any]) -> String { "{" + array(identifiers) + "}" }

  static func array(_ identifiers: [some Any]) -> String {
    "(\n" + identifiers.map { "    " + one($0) }.joined(separator: ",\n") + "\n)"
  }

  /// The identifiers that occur more than once, each listed once, in the order of their repetition.
  static func duplicates<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier] {
    var seen: Set<Identifier> = []
    var found: [Identifier] = []
    for identifier in identifiers
    where !seen.insert(identifier).inserted && !found.contains(identifier) {
      found.append(identifier)
    }
    return found
  }

  /// The parts of a message about identifiers that exist already, in the singular or plural.
  struct Counted {
    /// For example "item identifiers".
    let noun: String
    /// For example "item identifiers that already exist".
    let existing: String
    /// For example "identifiers that already exist: (…)". One identifier has no parentheses.
    let listed: String

    init(_ identifiers: [some Any], _ kind: String) {
      let isOne = identifiers.count == 1
      let clause =
        isOne ? "identifier that already exists" : "identifiers that already exist"
      noun = "\(kind) \(isOne ? "identifier" : "identifiers")"
      existing = "\(kind) \(clause)"
      listed =
        "\(clause): \(isOne ? IdentifierText.one(identifiers[0]) : IdentifierText.array(identifiers))"
    }
  }
}
