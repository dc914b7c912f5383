/// A timing curve. The function is the cubic Bézier curve from (0,0) to (1,1) with two control
/// points.
///
/// The curve is immutable.
public final class CAMediaTimingFunction: NSObject, Sendable, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  package let curve: CubicCurve

  package init(curve: CubicCurve) { self.curve = curve }

  /// Creates a named curve. An unknown name selects the linear curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInOut)
    case .default: self.init(curve: .standard)
    default: self.init(curve: .linear)
    }
  }

  /// Creates a curve with the control points (c1x, c1y) and (c2x, c2y).
  ///
  /// An x coordinate outside 0…1 is clamped.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  /// Writes the coordinates of the point at `index` to `values[0]` and `values[1]`. Indices 0 and 3
  /// are the ends (0,0) and (1,1), and 1 and 2 are the control points. Any other index has no
  /// effect.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let point: (Double, Double)
    switch index {
    case 0: point = (0, 0)
    case 1: point = (curve.x1, curve.y1)
    case 2: point = (curve.x2, curve.y2)
    case 3: point = (1, 1)
    default: return
    }
    values[0] = Float(point.0)
    values[1] = Float(point.1)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  public override var hash: Int {
    var hasher = Hasher()
    for part in [curve.x1, curve.y1, curve.x2, curve.y2] { hasher.combine(part) }
    return hasher.finalize()
  }
}

/// A named timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The speed is constant.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The curve starts slowly; its control points are (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The curve ends slowly; its control points are (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The curve starts and ends slowly; its control points are (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations; its control points are (0.25, 0.1) and (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
