extension UIImage {
  /// The properties with which a named image is found. Immutable.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable, Attachable {
    nonisolated(unsafe) package var associatedObjects = Attachments()

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// A configuration with the values of this one and those that the other one specifies.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { self }
  }

  /// The size and the weight of a symbol image. Values that are not specified are those of the
  /// default configuration.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let style: SymbolStyle

    init(_ style: SymbolStyle) { self.style = style }

    public convenience init(pointSize: CGFloat) { self.init(SymbolStyle(pointSize: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolStyle(pointSize: pointSize, weight: weight.strength))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolStyle(pointSize: pointSize, weight: weight.strength, scale: scale.size))
    }
    public convenience init(scale: SymbolScale) { self.init(SymbolStyle(scale: scale.size)) }
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolStyle(weight: weight.strength))
    }
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        SymbolStyle(pointSize: font.pointSize, weight: font.face.weight, scale: scale.size))
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// A configuration with one colour in several opacities, from the front to the back of the
    /// symbol. Symbols with one layer have the colour in its full opacity.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolStyle(coloring: .hierarchical(hierarchicalColor)))
    }
    /// A configuration with one colour for each layer, from the front to the back. The last colour
    /// is also the colour of further layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolStyle(coloring: .palette(paletteColors)))
    }

    /// A configuration that draws a symbol in the tint colour.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(coloring: .monochrome))
    }
    /// A configuration that draws a symbol in its own colours. No symbol of Matchcut has colours of
    /// its own, so it is drawn in the tint colour.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(coloring: .monochrome))
    }

    open override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      let other = otherConfiguration as? SymbolConfiguration
      return other.map { SymbolConfiguration(style.applying($0.style)) } ?? self
    }
    open func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(SymbolStyle(scale: style.scale, coloring: style.coloring))
    }
    open func configurationWithoutScale() -> SymbolConfiguration {
      SymbolConfiguration(
        SymbolStyle(pointSize: style.pointSize, weight: style.weight, coloring: style.coloring))
    }
    open func configurationWithoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(
        SymbolStyle(pointSize: style.pointSize, scale: style.scale, coloring: style.coloring))
    }

    /// A configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolStyle()) }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.style == style
    }
    open override var hash: Int { style.hashValue }
  }

  /// The size of a symbol image compared to its font size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    fileprivate var size: SymbolStyle.Scale? {
      switch self {
      case .default, .medium: .medium
      case .unspecified: nil
      case .small: .small
      case .large: .large
      }
    }
  }

  /// The weight of the strokes of a symbol image.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight from 100 to 900; nil if it is unspecified.
    fileprivate var strength: Int? { self == .unspecified ? nil : rawValue * 100 }
  }
}
