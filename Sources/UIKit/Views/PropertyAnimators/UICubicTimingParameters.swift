/// A cubic Bézier curve as the pace of a property animator. Immutable.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; for a curve without a name `easeInOut`, where UIKit has raw values that
  /// name no public case.
  nonisolated public let animationCurve: UIView.AnimationCurve
  nonisolated public let controlPoint1: CGPoint
  nonisolated public let controlPoint2: CGPoint
  nonisolated private let kind: Kind

  /// UIKit's raw values of `animationCurve` for curves without a public name, measured (facts
  /// H.4.10).
  private enum Kind: Int, Sendable {
    case named = -1
    case coreAnimationDefault = 5
    case custom = 6
  }

  /// What UIKit has as the raw value of `animationCurve`.
  nonisolated package var curveRawValue: Int {
    kind == .named ? animationCurve.rawValue : kind.rawValue
  }

  /// The default curve of Core Animation, (0.25, 0.1), (0.25, 1). Source: facts H.4.10.
  nonisolated public override convenience init() {
    self.init(.standard, .coreAnimationDefault)
  }

  nonisolated public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve.function.curve, .named, curve)
  }

  nonisolated public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint)
  {
    self.init(
      CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y)), .custom)
  }

  nonisolated private init(
    _ curve: CubicCurve, _ kind: Kind, _ name: UIView.AnimationCurve = .easeInOut
  ) {
    animationCurve = name
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    self.kind = kind
    super.init()
  }

  /// `builtin` for the curves that UIKit knows by itself (unverified), else `cubic`.
  open var timingCurveType: UITimingCurveType { kind == .custom ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Itself: it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      curve: CubicCurve(
        Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
        Double(controlPoint2.y)))
  }
}
