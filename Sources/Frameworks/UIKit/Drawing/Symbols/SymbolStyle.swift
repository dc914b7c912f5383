/// The size, the weight and the colours of a symbol image. A property that is nil has the value of
/// the default configuration.
package struct SymbolStyle: Hashable, Sendable {
  package enum Scale: Sendable { case small, medium, large }

  package enum Coloring: Hashable, Sendable {
    /// One colour: the tint colour.
    case monochrome
    /// One colour in several opacities.
    case hierarchical(UIColor)
    /// One colour for each layer, from the front to the back.
    case palette([UIColor])
  }

  var pointSize: CGFloat?
  /// The weight of the strokes, from 100 to 900.
  var weight: Int?
  var scale: Scale?
  var coloring: Coloring?

  package init(
    pointSize: CGFloat? = nil, weight: Int? = nil, scale: Scale? = nil, coloring: Coloring? = nil
  ) {
    (self.pointSize, self.weight) = (pointSize, weight)
    (self.scale, self.coloring) = (scale, coloring)
  }

  /// A copy of this style with the values that `other` specifies.
  func applying(_ other: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
      scale: other.scale ?? scale, coloring: other.coloring ?? coloring)
  }

  var hasColors: Bool { colors(secondaryOpacity: 1) != nil }

  /// The colours of the front and the back layer; nil if the symbol has the tint colour.
  func colors(secondaryOpacity: CGFloat) -> (front: CGColor, back: CGColor)? {
    switch coloring {
    case .hierarchical(let color):
      let color = color.cgColor
      return (color, color.copy(alpha: color.alpha * secondaryOpacity) ?? color)
    case .palette(let colors):
      return colors.first.map { ($0.cgColor, (colors.dropFirst().first ?? $0).cgColor) }
    case .monochrome, nil: return nil
    }
  }
}
