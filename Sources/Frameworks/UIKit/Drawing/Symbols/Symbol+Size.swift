// The size of a symbol, and the width of its lines.
extension Symbol {
  // The numbers below are unverified, except the proportions: Interface Builder writes the sizes of
  // symbols into files, 128 × 121 for symbols in a circle, 96 × 128 for a chevron that points to the
  // right, and 128 × 37 for an ellipsis.

  /// The font size of a symbol without a configuration, in points.
  private static let defaultPointSize: CGFloat = 17
  /// The side of the icon's box at the medium scale, as a multiple of the font size.
  static let side: CGFloat = 1.2
  /// The space beside, and above and below the lines, as multiples of the font size.
  private static let margins = CGSize(width: 0.05, height: 0.02)
  /// The size at the small and the large scale, compared to the medium scale.
  private static let small: CGFloat = 0.8
  private static let large: CGFloat = 1.3
  /// The width of lines at the weights 100, 200 and so on, in units of the icon's box.
  private static let lines: [CGFloat] = [0.6, 0.9, 1.3, 1.8, 2.1, 2.4, 2.7, 3.1, 3.5]
  /// The opacity of the back layer in the hierarchical style.
  static let secondaryOpacity: CGFloat = 0.5

  var pointSize: CGFloat {
    let factor = style.scale == .small ? Self.small : style.scale == .large ? Self.large : 1
    return min(max(factor * (style.pointSize ?? Self.defaultPointSize), 1), 1000)
  }

  var line: CGFloat {
    let place = min(max(CGFloat(style.weight ?? 400) / 100 - 1, 0), CGFloat(Self.lines.count - 1))
    let (lower, upper) = (Self.lines[Int(place)], Self.lines[min(Int(place) + 1, 8)])
    return lower + (upper - lower) * (place - place.rounded(.down))
  }

  /// The area of the icon's box that the image shows, and the size of a unit in points. The area
  /// does not depend on the weight.
  func area(of shape: SymbolShape) -> (box: CGRect, unit: CGFloat) {
    let unit = Self.side * pointSize * shape.size / SymbolIcon.side
    let half = Self.lines[3] / 2
    return (
      shape.box.insetBy(
        dx: -half - Self.margins.width * pointSize / unit,
        dy: -half - Self.margins.height * pointSize / unit), unit
    )
  }
}
