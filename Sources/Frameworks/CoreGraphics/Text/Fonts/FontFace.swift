import CPango

/// A font in a file of the app. Immutable; two faces are equal if they are the same object.
package final class FontFace: Sendable {
  /// The name that `UIFont` uses for the font, for example `Lato-Bold`.
  package let postScriptName: String
  package let fullName: String
  package let familyName: String
  /// The weight of the strokes, from 100 to 900.
  package let weight: Int
  package let isItalic: Bool
  package let isMonospaced: Bool

  let file: FontFile
  /// The font's number in its file.
  package let index: Int

  /// Returns nil if the font has no PostScript name, or if the pattern describes a whole variable
  /// font instead of one instance.
  init?(_ pattern: FontPattern, of file: FontFile, at index: Int) {
    guard !pattern.isVariable, let name = pattern.texts(FC_POSTSCRIPT_NAME).first else {
      return nil
    }
    postScriptName = name
    fullName = pattern.name(FC_FULLNAME, languages: FC_FULLNAMELANG) ?? name
    familyName = pattern.name(FC_FAMILY, languages: FC_FAMILYLANG) ?? name
    weight = pattern.number(FC_WEIGHT).map { Int(FcWeightToOpenType(Int32($0))) } ?? 400
    isItalic = pattern.number(FC_SLANT) ?? Int(FC_SLANT_ROMAN) != Int(FC_SLANT_ROMAN)
    isMonospaced = pattern.number(FC_SPACING) == Int(FC_MONO)
    self.file = file
    self.index = index
  }
}

extension FontFace: Hashable {
  package static func == (left: FontFace, right: FontFace) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension FontFace {
  /// Whether the face is semibold or heavier.
  package var isBold: Bool { weight >= 600 }
}

extension FontFile {
  /// The fonts in the file, in the file's order; empty if it is not a font file.
  package var faces: [FontFace] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    // The index `UInt32.max` requests all fonts and all named instances of variable fonts.
    FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      set.pointee.fonts[index].flatMap { FontFace(FontPattern($0), of: self, at: index) }
    }
  }
}
