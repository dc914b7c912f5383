/// An immutable colour in extended sRGB.
///
/// The components are red, green, blue and alpha. Components are in 0…1 and not premultiplied. Two
/// colours are equal if their components are equal.
public final class CGColor: @unchecked Sendable, Hashable, CustomStringConvertible, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  package let rgba: SIMD4<Double>
  /// The pattern with which a layer's background is filled instead of `rgba`; nil for a plain
  /// colour.
  package let pattern: TilePattern?
  /// The colour space of the components: sRGB or device grey.
  public let colorSpace: CGColorSpace?

  package init(rgba: SIMD4<Double>) {
    self.rgba = rgba
    pattern = nil
    colorSpace = .standard
  }

  /// Creates a pattern colour. The components are those of the tile's mean colour.
  package init(pattern: TilePattern) {
    rgba = pattern.mean
    self.pattern = pattern
    colorSpace = .standard
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = SIMD4(red, green, blue, alpha)
    pattern = nil
    colorSpace = .standard
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey colour from its two components, grey and alpha.
  public init(gray: CGFloat, alpha: CGFloat) {
    rgba = SIMD4(gray, gray, gray, alpha)
    pattern = nil
    colorSpace = .deviceGray
  }

  /// Creates a colour from the components of `space`, followed by alpha.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.numberOfComponents == 1 {
      rgba = SIMD4(components[0], components[0], components[0], components[1])
    } else {
      rgba = SIMD4(components[0], components[1], components[2], components[3])
    }
    pattern = nil
    colorSpace = space
  }

  private init(rgba: SIMD4<Double>, colorSpace: CGColorSpace?) {
    self.rgba = rgba
    pattern = nil
    self.colorSpace = colorSpace
  }

  public var alpha: CGFloat { rgba.w }

  /// The components of the colour, followed by alpha.
  public var components: [CGFloat]? {
    isGray ? [rgba.x, rgba.w] : [rgba.x, rgba.y, rgba.z, rgba.w]
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Returns the same colour with a different alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, alpha), colorSpace: colorSpace)
  }

  public func copy() -> CGColor? { self }

  public var description: String { "CGColor(\(components ?? []))" }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.rgba == right.rgba && left.isGray == right.isGray && left.pattern === right.pattern
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }

  private var isGray: Bool { colorSpace?.numberOfComponents == 1 }
}

extension CGColor {
  public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
  public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
  public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }
}
