/// A layer filled with a gradient, above its background and inside its rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    values.gradient = Drawn(GradientValues())
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.gradient = Drawn(GradientValues())
  }

  /// `CGColor`s from the start to the end; nil, the default, shows nothing.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { set(.gradientColors, .colors(newValue?.compactMap { $0 as? CGColor } ?? [])) }
  }
  /// The position of each colour, 0…1, ascending; nil, the default, distributes them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { set(.gradientLocations, .numbers(newValue?.map(\.doubleValue) ?? [])) }
  }
  /// In fractions of the bounds. Default (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.gradientStart, .point(newValue)) }
  }
  /// In fractions of the bounds. Default (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.gradientEnd, .point(newValue)) }
  }
  /// Default `axial`.
  open var type: CAGradientLayerType = .axial {
    didSet {
      let kinds: [CAGradientLayerType: GradientValues.Kind] = [.radial: .radial, .conic: .conic]
      values.gradient = values.gradient?.with(\.kind, kinds[type] ?? .axial)
      markDirty()
    }
  }

  private var gradient: GradientValues { values.gradient?.values ?? GradientValues() }

  private func set(_ property: AnimatableProperty, _ value: AnimatableValue) {
    guard values[property] != value else { return }
    write(property) { $0[property] = value }
  }
}

/// The geometry of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
