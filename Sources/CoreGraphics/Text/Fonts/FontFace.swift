import CPango

/// A font in a file of the app. Immutable; two faces are equal if they are the same object.
package final class FontFace: Sendable {
  /// The name by which `UIFont` knows the font, for example `Lato-Bold`.
  package let postScriptName: String
  package let fullName: String
  package let familyName: String
  /// The weight of the strokes, from 100 to 900.
  let weight: Int
  package let isItalic: Bool
  let isMonospaced: Bool

  let file: FontFile
  /// The font's number in its file.
  let index: Int

  /// Nil if the font has no PostScript name, or if it is a variable font as a whole.
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
