import CPango

/// Selects a language for each script in a text.
///
/// If the script of a character is not one of the scripts of the text's language, Pango chooses a
/// language from the process's environment. The forms of glyphs would then depend on the
/// environment. Matchcut therefore assigns to each range of a text a language that is written in
/// the range's script.
enum TextScript {
  /// The ranges of `text` in which all characters have the same script, in UTF-8 offsets.
  static func ranges(in text: String) -> [(range: Range<Int>, script: PangoScript)] {
    let bytes = text.utf8.map { CChar(bitPattern: $0) }
    return bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        let iterator = pango_script_iter_new(base, Int32(buffer.count))
      else { return [] }
      defer { pango_script_iter_free(iterator) }
      var result: [(range: Range<Int>, script: PangoScript)] = []
      repeat {
        var start: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        pango_script_iter_get_range(iterator, &start, &end, &script)
        guard let start, let end, start < end else { continue }
        result.append(((start - base)..<(end - base), script))
      } while pango_script_iter_next(iterator) != 0
      return result
    }
  }

  /// Returns `language` if it is written in `script`; otherwise returns another language that is
  /// written in `script`.
  static func language(for script: PangoScript, preferring language: String) -> String {
    let tag = language.lowercased()
    let base = String(tag.prefix { $0 != "-" })
    guard let fitting = languages.first(where: { $0.script == script }) else {
      // Punctuation and digits have no script and fit any language. For other scripts that are not
      // in the table, the fonts have no glyphs.
      return tag
    }
    if fitting.tags.contains(base) { return tag }
    let usesOwnScript = languages.contains { $0.tags.contains(base) }
    return script == PANGO_SCRIPT_LATIN && !usesOwnScript ? tag : fitting.tags[0]
  }

  /// Whether characters of the script are drawn with the system font, and not with a font for the
  /// characters that it does not have. Punctuation and digits have the script of the text around
  /// them.
  static func hasTracking(_ script: PangoScript) -> Bool {
    [PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK, PANGO_SCRIPT_CYRILLIC, PANGO_SCRIPT_COMMON]
      .contains(script)
  }

  /// Whether the script's font has only regular and bold weights.
  static func hasTwoWeights(_ script: PangoScript) -> Bool {
    [
      PANGO_SCRIPT_HAN, PANGO_SCRIPT_BOPOMOFO, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA,
      PANGO_SCRIPT_HANGUL, PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_HEBREW,
    ].contains(script)
  }

  /// The languages that use each script. The first language is the script's default. A language
  /// that is not in any list is assumed to use Latin script.
  private static let languages: [(script: PangoScript, tags: [String])] = [
    (PANGO_SCRIPT_LATIN, ["en"]),
    (PANGO_SCRIPT_HAN, ["zh-hans", "zh", "ja", "ko"]),
    (PANGO_SCRIPT_BOPOMOFO, ["zh-hant", "zh"]),
    (PANGO_SCRIPT_HIRAGANA, ["ja"]),
    (PANGO_SCRIPT_KATAKANA, ["ja"]),
    (PANGO_SCRIPT_HANGUL, ["ko"]),
    (PANGO_SCRIPT_CYRILLIC, ["ru", "uk", "bg", "be", "mk", "kk", "mn"]),
    (PANGO_SCRIPT_GREEK, ["el"]),
    (PANGO_SCRIPT_ARABIC, ["ar", "fa", "ur"]),
    (PANGO_SCRIPT_HEBREW, ["he", "yi"]),
    (PANGO_SCRIPT_THAI, ["th"]),
    (PANGO_SCRIPT_DEVANAGARI, ["hi", "mr", "ne"]),
  ]
}
