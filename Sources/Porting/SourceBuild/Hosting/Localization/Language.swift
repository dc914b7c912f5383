/// The choice of a bundle's language, as iOS makes it when an app starts.
package enum Language {
  /// The language of a bundle that is localized in `languages`. The first of these that exists is
  /// used: the device's language, the same language without its region or script, the language in
  /// another region, the development language, and English.
  package static func chosen(
    for device: String, among languages: Set<String>, development: String
  ) -> String {
    let sorted = languages.sorted()
    func named(_ code: String) -> String? { sorted.first { plain($0) == plain(code) } }
    var parts = device.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      if let found = named(parts.joined(separator: "-")) { return found }
      parts.removeLast()
    }
    let language = base(device)
    return sorted.first { base($0) == language } ?? named(development) ?? named("en")
      ?? sorted.first ?? development
  }

  /// Whether the text is a language's code, such as `de`, `pt-BR` or `zh_Hans`.
  package static func isCode(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/#) != nil
  }

  /// The code for a name in old projects, such as `English`.
  static func code(_ name: String) -> String { oldNames[name] ?? name }

  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Dutch": "nl",
    "Spanish": "es", "Japanese": "ja",
  ]

  private static func plain(_ name: String) -> String {
    code(name).lowercased().replacing("_", with: "-")
  }

  private static func base(_ name: String) -> String {
    plain(name).split(separator: "-").first.map(String.init) ?? ""
  }
}
