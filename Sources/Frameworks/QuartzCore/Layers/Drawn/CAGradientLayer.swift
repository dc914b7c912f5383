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

  /// The gradient's `CGColor`s from start to end. Nil, the default, shows nothing.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set { set(.gradientColors, .colors(newValue?.compactMap { $0 as? CGColor } ?? [])) }
  }
  /// The positions of the colours, 0…1 in ascending order. Nil, the default, distributes the
  /// colours evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set { set(.gradientLocations, .numbers(newValue?.map(\.doubleValue) ?? [])) }
  }
  /// The start in fractions of the bounds. The default is (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.gradientStart, .point(newValue)) }
  }
  /// The end in fractions of the bounds. The default is (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.gradientEnd, .point(newValue)) }
  }
  /// The geometry of the gradient. The default is `axial`.
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
  /// The gradient runs along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The gradient runs outwards in ellipses around the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The gradient runs clockwise around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
