extension UIImage {
  /// The properties with which a named image is found. Immutable.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable, Attachable {
    nonisolated(unsafe) package var associatedObjects = Attachments()

    open func copy(with zone: NSZone? = nil) -> Any { self }
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
