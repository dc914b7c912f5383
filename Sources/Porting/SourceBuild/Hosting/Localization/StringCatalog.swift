import Foundation

/// The entries of a file `NAME.xcstrings`, a string catalog, by language.
struct StringCatalog: Decodable {
  private struct Entry: Decodable { var localizations: [String: Localization]? }
  private struct Unit: Decodable { var value: String }
  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }
  private struct Substitution: Decodable {
    var formatSpecifier: String?
    var variations: Variations?
  }
  /// The text of an entry, or its variations for plurals and devices.
  private final class Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The text for the plural category "other" on an iPhone.
    func text(depth: Int = 8) -> String? {
      guard depth > 0 else { return nil }
      let varied =
        variations?.plural?["other"] ?? variations?.device?["iphone"]
        ?? variations?.device?["other"]
      guard let text = stringUnit?.value ?? varied?.text(depth: depth - 1) else { return nil }
      return PluralTable.expanded(text) { name in
        guard let substitution = substitutions?[name] else { return nil }
        let form = substitution.variations?.plural?["other"]?.text(depth: depth - 1)
        return form?.replacing("%arg", with: "%" + (substitution.formatSpecifier ?? "@"))
      }
    }
  }

  private var sourceLanguage: String?
  private var strings: [String: Entry]

  /// Nil if the file is not a string catalog.
  init?(_ data: Data) {
    guard let read = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = read
  }

  /// The texts by language and key. A key without a text in the source language is its own text.
  var tables: [String: [String: String]] {
    var tables: [String: [String: String]] = [:]
    if let sourceLanguage { tables[sourceLanguage] = [:] }
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] where Language.isCode(language) {
        if let text = localization.text() { tables[language, default: [:]][key] = text }
      }
    }
    return tables
  }
}
