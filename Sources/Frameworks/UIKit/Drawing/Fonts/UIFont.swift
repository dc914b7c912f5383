/// A typeface at a size. Immutable. Two fonts are equal if their faces and sizes are equal.
///
/// A face belongs to the system font or to a font that the app has registered. Metrics are read from
/// the font file.
open class UIFont: NSObject, NSCopying, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The weight of strokes, from −1 to 1; 0 is regular. The raw values are those of
  /// `UIFontDescriptor.h`.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// The purpose of a text, which determines its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// How a font's size depends on the user's preferred text size.
  struct Scaling: Hashable, Sendable {
    var style: TextStyle
    /// The size in points at the default text size.
    var base: CGFloat
    var limit = CGFloat.infinity
  }

  /// The properties of the font that text layout uses.
  package let face: FontDescription
  /// How the font is scaled; nil for a font of fixed size.
  let scaling: Scaling?

  init(face: FontDescription, scaling: Scaling?) {
    self.face = face
    self.scaling = scaling
  }

  package convenience init(face: FontDescription) { self.init(face: face, scaling: nil) }

  /// Creates the system font in its standard size, as a placeholder for a font that is set later.
  /// Unverified: which font UIKit creates.
  public override convenience init() { self.init(face: FontDescription(size: Self.systemFontSize)) }

  /// Creates a font with the given name. The name is the PostScript name, the full name or the
  /// family name of a font that the app has registered, or the name of an iOS font. An iOS font is
  /// replaced with the system font, whose weight and slant are derived from the name. Returns nil for
  /// other names.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontNames.face(named: fontName, size: Self.resolved(fontSize)) else {
      return nil
    }
    self.init(face: face)
  }

  // MARK: Creating

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontDescription(size: resolved(fontSize), weight: weight.scale))
  }

  /// The system font in semibold, which is the weight of bold text on iOS 13 and later.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontDescription(size: resolved(fontSize), italic: true))
  }

  /// A font in which all characters have the same width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: FontDescription(size: resolved(fontSize), weight: weight.scale, monospaced: true))
  }

  /// A font in which all digits have the same width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: FontDescription(
        size: resolved(fontSize), weight: weight.scale, monospacedDigits: true))
  }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = Self.resolved(fontSize)
    return UIFont(face: face)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  /// The given size or, as in UIKit, the default size if the given size is 0 or less.
  static func resolved(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  // MARK: Measures, in points

  open var pointSize: CGFloat { face.size }
  /// The distance from the baseline to the top of a line.
  open var ascender: CGFloat { face.metrics.ascender }
  /// The distance from the baseline to the bottom of a line. It is negative.
  open var descender: CGFloat { face.metrics.descender }
  open var capHeight: CGFloat { face.metrics.capHeight }
  open var xHeight: CGFloat { face.metrics.xHeight }
  open var leading: CGFloat { face.metrics.leading }
  open var lineHeight: CGFloat { face.metrics.lineHeight }

  // MARK: Names

  /// The name of the family, for example `Lato`. For the system font, the family name is `Inter`.
  open var familyName: String { face.custom?.familyName ?? FontNames.systemFamily }

  /// The PostScript name, for example `Lato-Bold`. For the system font, the PostScript name
  /// consists of the family and the style, for example `Inter-SemiBoldItalic`.
  open var fontName: String {
    face.custom?.postScriptName ?? FontNames.systemName(weight: face.weight, italic: face.italic)
  }

  /// The families of the fonts that the app has registered, and the family of the system font,
  /// sorted.
  ///
  /// The families of iOS are missing, although `UIFont(name:size:)` accepts their names.
  open class var familyNames: [String] {
    (FontRegistry.shared.familyNames + [FontNames.systemFamily]).sorted()
  }

  /// The names of the fonts in a family of `familyNames`; empty for other names.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let custom = FontRegistry.shared.faces(inFamily: familyName).map(\.postScriptName)
    return custom.isEmpty && familyName == FontNames.systemFamily ? FontNames.systemNames : custom
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }
  open override var hash: Int { face.hashValue }
  open override var description: String {
    "<UIFont \(fontName) \(String(format: "%g", Double(pointSize)))>"
  }
}

extension UIFont.Weight {
  /// The nearest of the nine weights, from 100 to 900, that font files use.
  var scale: Int {
    let named: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let nearest = named.indices.min {
      abs(named[$0].rawValue - rawValue) < abs(named[$1].rawValue - rawValue)
    }
    return ((nearest ?? 3) + 1) * 100
  }
}
