/// The properties of a font, such as size, weight and slant. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// Traits of a font as bits, which are those of `UIFontDescriptor.h`. Bits for which the system
  /// font has no face are never set, and setting them has no effect.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A variant of the system font. In Matchcut, the rounded and serif variants look like the
  /// default variant.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let face: FontDescription
  let scaling: UIFont.Scaling?

  init(face: FontDescription, scaling: UIFont.Scaling?) {
    self.face = face
    self.scaling = scaling
  }

  /// Creates a descriptor of a font whose name `UIFont(name:size:)` supports. For other names, the
  /// descriptor describes the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    let face = FontNames.face(named: fontName, size: size) ?? FontDescription(size: size)
    self.init(face: face, scaling: nil)
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.italic { traits.insert(.traitItalic) }
    if face.weight >= Self.boldWeight { traits.insert(.traitBold) }
    if face.monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The minimum weight of bold faces, which is also the weight that the bold trait sets.
  private static let boldWeight = 600

  /// Returns a copy of the descriptor that has exactly these traits. For a font that the app has
  /// registered, the copy describes another font of its family; nil if the family has no font with
  /// these traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if let custom = face.custom { return self.custom(like: custom, with: symbolicTraits) }
    var face = face
    face.italic = symbolicTraits.contains(.traitItalic)
    face.monospaced = symbolicTraits.contains(.traitMonoSpace)
    let isBold = face.weight >= Self.boldWeight
    if symbolicTraits.contains(.traitBold) != isBold { face.weight = isBold ? 400 : 600 }
    return UIFontDescriptor(face: face, scaling: scaling)
  }

  private func custom(
    like custom: FontFace, with traits: SymbolicTraits
  ) -> UIFontDescriptor? {
    let (isBold, isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
    if custom.isBold == isBold, custom.isItalic == isItalic { return self }
    return FontRegistry.shared.face(like: custom, isBold: isBold, isItalic: isItalic).map {
      UIFontDescriptor(face: FontDescription($0, size: pointSize), scaling: scaling)
    }
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = face
    face.size = newPointSize
    return UIFontDescriptor(face: face, scaling: nil)
  }

  /// Returns a copy that has the given variant of the system font; nil for a font that the app has
  /// registered, unless the design is the default (unverified).
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if face.custom != nil { return design == .default ? self : nil }
    var face = face
    face.monospaced = design == .monospaced
    return UIFontDescriptor(face: face, scaling: scaling)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }
  open override var hash: Int { face.hashValue }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, scaling: scaling) }

  /// Creates a font from a descriptor. If `pointSize` is 0, the font has the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    let keeps = pointSize <= 0 || pointSize == face.size
    if pointSize > 0 { face.size = pointSize }
    self.init(face: face, scaling: keeps ? descriptor.scaling : nil)
  }
}
