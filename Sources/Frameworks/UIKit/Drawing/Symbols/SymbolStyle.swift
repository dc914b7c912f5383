/// The size and the weight of a symbol image. A property that is nil has the value of the default
/// configuration.
struct SymbolStyle: Hashable, Sendable {
  enum Scale: Sendable { case small, medium, large }

  var pointSize: CGFloat?
  /// The weight of the strokes, from 100 to 900.
  var weight: Int?
  var scale: Scale?

  /// A copy of this style with the values that `other` specifies.
  func applying(_ other: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
      scale: other.scale ?? scale)
  }

  /// The font size of a symbol without a configuration, in points (unverified).
  private static let defaultPointSize: CGFloat = 17
  /// The side of a symbol at the medium scale, as a multiple of the font size. Symbols with a
  /// circle have approximately 1.2 times the font size (unverified).
  private static let side: CGFloat = 1.2
  /// The size at the small and the large scale, compared to the medium scale (unverified).
  private static let small: CGFloat = 0.8
  private static let large: CGFloat = 1.3

  /// The placeholder that is drawn instead of the symbol: the outline of a square with round corners.
  func placeholder(pixelsPerPoint: CGFloat) -> CGImage? {
    let factor = scale == .small ? Self.small : scale == .large ? Self.large : 1
    let side = (Self.side * factor * (pointSize ?? Self.defaultPointSize)).rounded()
    let pixels = Int((min(max(side, 1), 1000) * pixelsPerPoint).rounded())
    guard let context = CGContext(width: pixels, height: pixels, scale: 1) else { return nil }
    let length = CGFloat(pixels)
    let line = length / 16 * CGFloat(weight ?? 400) / 400
    let box = CGRect(x: 0, y: 0, width: length, height: length)
      .insetBy(dx: length / 12 + line / 2, dy: length / 12 + line / 2)
    context.setStrokeColor(.black)
    context.setLineWidth(line)
    context.addPath(
      CGPath(
        roundedRect: box, cornerWidth: length / 5, cornerHeight: length / 5, transform: nil))
    context.strokePath()
    return context.makeImage()
  }
}
