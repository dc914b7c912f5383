/// A layer that fills and strokes a path. The path is in the layer's coordinates.
///
/// The path is drawn above the background and is not clipped to the bounds. All values except the
/// enumerations and the dash pattern are animatable; `path` is animatable only with explicit
/// animations.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    values.shape = Drawn(ShapeValues())
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.shape = Drawn(ShapeValues())
  }

  /// The shape. Nil, the default, draws nothing. Paths with the same element types are interpolated
  /// point by point; otherwise the path changes abruptly in the middle of the animation.
  open var path: CGPath? {
    get { shape.path }
    set { set(.shapePath, .path(newValue)) }
  }
  /// The fill colour; opaque black by default. Nil disables filling.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(.fillColor, .color(newValue)) }
  }
  /// The stroke colour. Nil, the default, disables stroking.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(.strokeColor, .color(newValue)) }
  }
  /// The fraction of the path's length at which the stroke begins. The default is 0.
  open var strokeStart: CGFloat {
    get { CGFloat(shape.strokeStart) }
    set { set(.strokeStart, .number(Double(newValue))) }
  }
  /// The fraction of the path's length at which the stroke ends. The default is 1.
  open var strokeEnd: CGFloat {
    get { CGFloat(shape.strokeEnd) }
    set { set(.strokeEnd, .number(Double(newValue))) }
  }
  /// The width of the stroke in points. The default is 1.
  open var lineWidth: CGFloat {
    get { CGFloat(shape.lineWidth) }
    set { set(.lineWidth, .number(Double(newValue))) }
  }
  /// The miter limit. A corner whose miter would exceed the limit is drawn as a bevel. The default
  /// is 10.
  open var miterLimit: CGFloat {
    get { CGFloat(shape.miterLimit) }
    set { set(.miterLimit, .number(Double(newValue))) }
  }
  /// The offset into the dash pattern at which the stroke begins, in points. The default is 0.
  open var lineDashPhase: CGFloat {
    get { CGFloat(shape.lineDashPhase) }
    set { set(.lineDashPhase, .number(Double(newValue))) }
  }
  /// The alternating lengths of dashes and gaps in points. Nil, the default, draws a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { change(\.lineDashPattern, newValue?.map(\.doubleValue) ?? []) }
  }
  /// The rule that determines the inside of the path. The default is `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.isEvenOdd ? .evenOdd : .nonZero }
    set { change(\.isEvenOdd, newValue == .evenOdd) }
  }
  /// The shape of the stroke's ends. The default is `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { [.butt: .butt, .round: .round, .square: .square][shape.lineCap] ?? .butt }
    set { change(\.lineCap, [.round: .round, .square: .square][newValue] ?? .butt) }
  }
  /// The shape of the stroke's corners. The default is `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { [.miter: .miter, .round: .round, .bevel: .bevel][shape.lineJoin] ?? .miter }
    set { change(\.lineJoin, [.round: .round, .bevel: .bevel][newValue] ?? .miter) }
  }

  private var shape: ShapeValues { values.shape?.values ?? ShapeValues() }

  private func set(_ property: AnimatableProperty, _ value: AnimatableValue) {
    guard values[property] != value else { return }
    write(property) { $0[property] = value }
  }

  private func change<Value>(_ path: WritableKeyPath<ShapeValues, Value>, _ value: Value) {
    values.shape = values.shape?.with(path, value)
    markDirty()
  }
}

/// The rule that determines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
