import CCairo
import CPango

/// The fonts of this process. All calls of Pango's font functions are made through this class.
///
/// The results of Pango's font functions depend only on the font files. Hinting is off, glyphs are
/// not aligned to pixels, and every run of text has a language. Therefore the host's configuration
/// and the environment variables `LANG`, `LANGUAGE` and `HOME` have no influence. Pango's font maps
/// are not thread-safe, so all access requires `lock`.
package final class FontLibrary: @unchecked Sendable {
  package static let shared = FontLibrary()

  /// The family of the system font. For large text, the display variant of this family is used.
  static let textFamily = "Inter"
  static let displayFamily = "Inter Display"
  /// The fallback font for Arabic, Hebrew, Armenian, Georgian and many symbols.
  static let otherFamily = "DejaVu Sans"
  /// At this size in points and above, Apple's system font uses its display variant.
  static let displaySize: CGFloat = 20

  let lock = NSRecursiveLock()
  /// Pango's context; nil if there are no fonts. Without fonts, text has an estimated size and is
  /// not drawn.
  let context: OpaquePointer?
  /// Pango's context for paragraphs whose style sets the direction to right to left. The text of
  /// these paragraphs does not change the direction.
  private let backwardContext: OpaquePointer?
  package let families: Set<String>
  /// The pictures of emoji.
  let colorGlyphs = ColorGlyphs()
  /// A problem with the installed fonts, which is reported once on standard error; nil if there is
  /// none.
  package let problem: String?

  private var known: [FontDescription: FontMetrics] = [:]
  private let config: OpaquePointer?
  private let map: UnsafeMutablePointer<PangoFontMap>?
  /// The app's font files that Pango knows. `number` is part of the family names that Fontconfig
  /// has for the fonts in the file.
  private var loaded: [(file: FontFile, number: Int)] = []

  private init() {
    config = FontConfiguration.make()
    families = config.map(FontConfiguration.families) ?? []
    problem = Self.problem(with: families)
    map = families.isEmpty ? nil : config.flatMap(Self.makeMap)
    context = map.flatMap { Self.makeContext($0, PANGO_DIRECTION_LTR) }
    backwardContext = map.flatMap { Self.makeContext($0, PANGO_DIRECTION_RTL) }
    if let problem { FileHandle.standardError.write(Data((problem + "\n").utf8)) }
  }

  /// Describes which expected fonts are missing from `families`, and which packages to install. Nil
  /// if no font is missing.
  package static func problem(with families: Set<String>) -> String? {
    var packages: [String] = []
    if !families.contains(textFamily) { packages.append("fonts-inter") }
    if !families.contains(chineseFamily(for: "zh-Hans")) { packages.append("fonts-noto-cjk") }
    if !families.contains(otherFamily) { packages.append("fonts-dejavu-core") }
    if !families.contains(FontConfiguration.emojiFamily) {
      packages.append("fonts-noto-color-emoji")
    }
    guard !packages.isEmpty else { return nil }
    return "Text: fonts not found in \(FontConfiguration.folders.joined(separator: ", ")). "
      + "Install \(packages.joined(separator: ", ")); "
      + (families.isEmpty
        ? "until then no text is drawn." : "until then some characters are boxes.")
  }

  /// Makes the fonts in a file available to Pango, in this process only. The font file stays open.
  ///
  /// Each font gets a new family name in Fontconfig. The app's font is therefore never used as the
  /// system font, even if the two have the same family name.
  func load(_ file: FontFile) {
    lock.withLock {
      guard let config, let map, !loaded.contains(where: { $0.file === file }) else { return }
      let before = FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0
      loaded.append((file, loaded.count + 1))
      guard FcConfigAppFontAddFile(config, file.path) != 0,
        let set = FcConfigGetFonts(config, FcSetApplication)?.pointee
      else { return }
      for place in before..<set.nfont {
        guard let pattern = set.fonts[Int(place)] else { continue }
        FontPattern(pattern).setFamily(Self.family(loaded.count, index: Int(place - before)))
      }
      pango_fc_font_map_config_changed(OpaquePointer(map))
    }
  }

  private static func family(_ number: Int, index: Int) -> String { "App Font \(number).\(index)" }

  /// The family name that Fontconfig has for a font of the app; nil if the font's file is not
  /// loaded.
  private func family(of face: FontFace) -> String? {
    loaded.first { $0.file === face.file }.map { Self.family($0.number, index: face.index) }
  }

  /// The installed font with this PostScript name, as a font of the app; nil if there is none.
  func installedDrawing(named name: String) -> FontFace? {
    lock.withLock {
      guard let set = config.flatMap({ FcConfigGetFonts($0, FcSetSystem) })?.pointee else {
        return nil
      }
      let patterns = (0..<Int(set.nfont)).compactMap { set.fonts[$0].map(FontPattern.init) }
      guard let pattern = patterns.first(where: { $0.texts(FC_POSTSCRIPT_NAME).contains(name) }),
        let path = pattern.texts(FC_FILE).first
      else { return nil }
      return FontFile(path: path).faces.first { $0.postScriptName == name }
    }
  }

  /// The font families that are tried for `font`, in this order.
  func familyList(for font: FontDescription, language: String) -> [String] {
    let chinese = Self.chineseFamily(for: language)
    let system = font.size >= Self.displaySize ? Self.displayFamily : Self.textFamily
    let mono = chinese.replacingOccurrences(of: "Sans CJK", with: "Sans Mono CJK")
    let wanted =
      (font.monospaced ? [mono] : []) + [
        system, Self.textFamily, chinese, Self.otherFamily, FontConfiguration.emojiFamily,
      ]
    let own = font.custom.flatMap(family).map { [$0] } ?? []
    return own + wanted.filter(families.contains)
  }

  /// The font family whose Han characters have the regional form of the language.
  static func chineseFamily(for language: String) -> String {
    let tag = language.lowercased()
    if tag.hasPrefix("ja") { return "Noto Sans CJK JP" }
    if tag.hasPrefix("ko") { return "Noto Sans CJK KR" }
    if tag.hasPrefix("zh-hk") || tag.hasPrefix("zh-hant-hk") { return "Noto Sans CJK HK" }
    if tag.hasPrefix("zh-hant") || tag.hasPrefix("zh-tw") { return "Noto Sans CJK TC" }
    return "Noto Sans CJK SC"
  }

  /// The maximum size of text, in points and also in pixels. FreeType fails at 65,536 pixels and
  /// above. After such a failure, the font face does not draw anything for the rest of the process.
  static let largestSize: CGFloat = 10_000

  /// The nearest size that a font supports; 0 if `size` is negative or NaN.
  private static func drawable(_ size: CGFloat) -> CGFloat {
    size.isNaN ? 0 : min(max(size, 0), largestSize)
  }

  /// The font as a Pango font description, which the caller must free.
  func pangoDescription(_ font: FontDescription, language: String) -> OpaquePointer? {
    guard let description = pango_font_description_new() else { return nil }
    let list = familyList(for: font, language: language).joined(separator: ",")
    pango_font_description_set_family(description, list)
    pango_font_description_set_absolute_size(
      description, Double(Self.drawable(font.size)) * Double(PANGO_SCALE))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 900))))
    pango_font_description_set_style(
      description, font.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return description
  }

  func metrics(of font: FontDescription) -> FontMetrics {
    var font = font
    font.size = Self.drawable(font.size)
    return lock.withLock {
      if let metrics = known[font] { return metrics }
      let metrics = measure(font)
      known[font] = metrics
      return metrics
    }
  }

  private func measure(_ font: FontDescription) -> FontMetrics {
    guard let context, let description = pangoDescription(font, language: "en") else {
      return .estimate(size: font.size)
    }
    defer { pango_font_description_free(description) }
    guard let loaded = pango_context_load_font(context, description) else {
      return .estimate(size: font.size)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
    guard let face = hb_font_get_face(pango_font_get_hb_font(loaded)),
      let unscaled = hb_font_create(face)
    else { return .estimate(size: font.size) }
    defer { hb_font_destroy(unscaled) }
    let unit = font.size / CGFloat(max(hb_face_get_upem(face), 1))
    func value(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(unscaled, tag, &position)
      return CGFloat(position) * unit
    }
    return FontMetrics(
      ascender: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descender: value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      leading: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT),
      underlinePosition: value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: value(HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      strikethroughPosition: value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET))
  }

  func context(for direction: TextParagraph.Direction) -> OpaquePointer? {
    direction == .rightToLeft ? backwardContext : context
  }

  private static func makeMap(
    _ config: OpaquePointer
  ) -> UnsafeMutablePointer<PangoFontMap>? {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    return map
  }

  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(map) else { return nil }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("zh-hans"))
    pango_context_set_base_dir(context, direction)
    return context
  }
}

extension FontMetrics {
  /// Estimates metrics from the proportions of Inter, for machines without fonts.
  static func estimate(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: size * 0.96875, descender: size * -0.2412, leading: 0, capHeight: size * 0.727,
      xHeight: size * 0.546, underlinePosition: size * -0.15, underlineThickness: size * 0.06,
      strikethroughPosition: size * 0.3)
  }
}

extension FontDescription {
  /// The metrics of the primary font. Fallback fonts do not change the height of a line.
  package var metrics: FontMetrics { FontLibrary.shared.metrics(of: self) }
}
