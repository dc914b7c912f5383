/// Maps font names that apps request to fonts of the app and to faces of the system font.
enum FontNames {
  /// The font families of iOS, except the monospaced ones below.
  private static let families = [
    "Inter", "SFUI", "SFProText", "SFProDisplay", "Helvetica", "HelveticaNeue", "Arial",
    "ArialMT", "Avenir", "AvenirNext", "AvenirNextCondensed", "Futura", "GillSans", "Georgia",
    "Palatino", "Times", "TimesNewRomanPS", "Verdana", "TrebuchetMS", "Optima", "Didot",
    "AmericanTypewriter", "Baskerville", "Cochin", "Hoefler", "MarkerFelt", "Noteworthy",
    "PingFangSC", "PingFangTC", "PingFangHK", "HiraginoSans",
  ]
  private static let monospacedFamilies = ["Menlo", "Courier", "CourierNew", "CourierNewPS"]

  /// Longer names come first, because the search ends at the first match.
  private static let weights: KeyValuePairs = [
    "ultralight": 100, "extralight": 200, "thin": 200, "semibold": 600, "demibold": 600,
    "extrabold": 800, "light": 300, "medium": 500, "heavy": 800, "black": 900, "bold": 700,
  ]

  static func face(named name: String, size: CGFloat) -> FontDescription? {
    if let custom = FontRegistry.shared.face(named: name) {
      return FontDescription(custom, size: size)
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first else { return nil }
    let family = first.filter { $0 != " " }
    let isMonospaced = monospacedFamilies.contains(family)
    guard isMonospaced || families.contains(family) else { return nil }
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    // In Inter, "Thin" is the lightest style; in the families of iOS, "UltraLight" is.
    let own = family == systemFamily ? styles.first { style.hasPrefix($0.name.lowercased()) } : nil
    let weight = own?.weight ?? weights.first { style.contains($0.key) }?.value ?? 400
    return FontDescription(
      size: size, weight: weight,
      italic: style.contains("italic") || style.contains("oblique"), monospaced: isMonospaced)
  }

  /// The family of the system font.
  static let systemFamily = "Inter"

  /// The name of a style of the system font, for example `Inter-SemiBoldItalic`.
  static func systemName(weight: Int, italic: Bool) -> String {
    let style = styles.first { $0.weight == weight }?.name ?? "Regular"
    guard italic else { return "\(systemFamily)-\(style)" }
    return "\(systemFamily)-\(style == "Regular" ? "" : style)Italic"
  }

  /// The names of all styles of the system font.
  static var systemNames: [String] {
    styles.flatMap { style in
      [false, true].map { systemName(weight: style.weight, italic: $0) }
    }
  }

  private static let styles: [(weight: Int, name: String)] = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"),
    (500, "Medium"), (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]
}
