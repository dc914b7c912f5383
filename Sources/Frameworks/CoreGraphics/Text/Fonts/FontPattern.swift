import CPango

/// A font as Fontconfig describes it.
struct FontPattern {
  private let pattern: OpaquePointer

  init(_ pattern: OpaquePointer) { self.pattern = pattern }

  /// All values of a text property, in the font's order. A name may be present in several languages.
  func texts(_ property: String) -> [String] {
    var texts: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, property, Int32(texts.count), &value) == FcResultMatch,
      let value
    {
      texts.append(String(cString: value))
    }
    return texts
  }

  /// The English text of a name. If the name has no English text, the first text is returned; nil
  /// if there is no name.
  func name(_ property: String, languages: String) -> String? {
    let texts = texts(property)
    return zip(texts, self.texts(languages)).first { $0.1 == "en" }?.0 ?? texts.first
  }

  func number(_ property: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  /// Whether the pattern describes a whole variable font, and not one of its instances.
  var isVariable: Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, FC_VARIABLE, 0, &value) == FcResultMatch && value != 0
  }

  /// Replaces the font's families with one family.
  func setFamily(_ family: String) {
    FcPatternDel(pattern, FC_FAMILY)
    FcPatternDel(pattern, FC_FAMILYLANG)
    FcPatternAddString(pattern, FC_FAMILY, family)
  }
}
