// Reads `<fontDescription>`, which describes the system font by type, weight or style.
extension MarkupElement {
  /// The font. A named font that `UIFont(name:size:)` does not know is replaced with the system
  /// font, and `notes` reports the replacement.
  @MainActor
  func font(_ notes: StoryboardNotes) throws -> UIFont {
    if let style = self["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = try optional("pointSize", number) ?? UIFont.systemFontSize
    if let name = self["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      notes.skip("the face '\(name)'", at: line, "the system font is used instead")
      return .systemFont(ofSize: size)
    }
    let weight = try optional("weight") { try choice($0, Self.weights) }
    switch try optional("type", { try choice($0, Self.types) }) ?? .system {
    case .system: return .systemFont(ofSize: size, weight: weight ?? .regular)
    case .bold: return .boldSystemFont(ofSize: size)
    case .italic: return .italicSystemFont(ofSize: size)
    case .monospaced: return .monospacedSystemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  private enum FontType { case system, bold, italic, monospaced }

  private static let types: KeyValuePairs<String, FontType> = [
    "system": .system, "boldSystem": .bold, "italicSystem": .italic,
    "monospacedSystem": .monospaced,
  ]

  private static let weights: KeyValuePairs<String, UIFont.Weight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
