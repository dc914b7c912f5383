/// Provides the timing of a property animator.
///
/// This protocol and the two classes that conform to it refer to each other, as Apple declares
/// them, and so share a file.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  var timingCurveType: UITimingCurveType { get }
  /// Nil unless the type includes a cubic curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Nil unless the type includes a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of timing that a provider has.
public enum UITimingCurveType: Int, Sendable, CaseIterable {
  /// One of UIKit's own curves.
  case builtin
  case cubic
  case spring
  /// A cubic curve for time and a spring for progress; only the spring is applied (unverified).
  case composed
}

/// A cubic Bézier curve as the timing of a property animator. Immutable.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The named curve; `easeInOut` for a curve without a name, where UIKit has raw values without a
  /// public case.
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

  /// The raw value of `animationCurve` in UIKit.
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

  /// `builtin` for UIKit's own curves (unverified), else `cubic`.
  open var timingCurveType: UITimingCurveType { kind == .custom ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Immutable, so the copy is the object itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      curve: CubicCurve(
        Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
        Double(controlPoint2.y)))
  }
}

/// A damped spring as the timing of a property animator. Immutable.
///
/// With a damping ratio, it settles within the animator's duration; with mass, stiffness and
/// damping, it determines the duration itself.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The parameters of a spring.
  enum Shape: Sendable, Equatable {
    /// Fitted to the animator's duration.
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  nonisolated let shape: Shape
  /// In distances per second, towards the target; `dx` for everything but the y of a position. Zero
  /// by default.
  nonisolated public let initialVelocity: CGVector

  /// UIKit's own spring: mass 3, stiffness 1000, damping 500. Source: facts H.3.5.
  nonisolated public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that fits the animator's duration; a ratio of 1 or more has no bounce.
  nonisolated public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  nonisolated public convenience init(dampingRatio ratio: CGFloat, initialVelocity: CGVector) {
    self.init(.ratio(Double(ratio)), initialVelocity)
  }

  /// A spring that lasts until it has settled, whatever the animator's duration.
  nonisolated public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)),
      velocity)
  }

  /// A spring with a perceptual duration, in seconds, and a bounce; see
  /// `CASpringAnimation(perceptualDuration:bounce:)`.
  nonisolated public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  nonisolated public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector
  ) {
    // An invalid bounce makes the parameters unusable.
    let isUsable = AnimationNumber.isBounce(Double(bounce))
    let ratio = isUsable ? Double(bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)) : .nan
    self.init(
      .physical(
        mass: 1, stiffness: pow(2 * .pi / duration, 2), damping: 4 * .pi * ratio / duration),
      initialVelocity)
  }

  nonisolated private init(_ shape: Shape, _ velocity: CGVector) {
    self.shape = shape
    initialVelocity = velocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Immutable, so the copy is the object itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Damping divided by critical damping: 1 is the smallest ratio without a bounce.
  nonisolated package var dampingRatio: Double {
    switch shape {
    case .ratio(let ratio): ratio
    case .physical(let mass, let stiffness, let damping):
      damping / (2 * (mass * stiffness).squareRoot())
    }
  }

  /// Whether all values are valid for a spring.
  var isUsable: Bool {
    let velocities = [Double(initialVelocity.dx), Double(initialVelocity.dy)]
    return velocities.allSatisfy(AnimationNumber.isVelocity) && shapeIsUsable
  }

  private var shapeIsUsable: Bool {
    switch shape {
    case .ratio(let ratio): ratio.isFinite
    case .physical(let mass, let stiffness, let damping):
      AnimationNumber.isSpring(mass: mass, stiffness: stiffness, damping: damping)
    }
  }

  /// Replaces an invalid shape by UIKit's own spring, and an invalid velocity by zero; logs a
  /// warning.
  var usable: UISpringTimingParameters {
    UIKitLog.warn(
      "A spring of \(shape) and velocity \(initialVelocity) cannot be used; using UIKit's own.")
    let velocities = [Double(initialVelocity.dx), Double(initialVelocity.dy)]
    let velocity =
      velocities.allSatisfy(AnimationNumber.isVelocity) ? initialVelocity : CGVector.zero
    return UISpringTimingParameters(
      shapeIsUsable ? shape : UISpringTimingParameters().shape, velocity)
  }

  /// The spring with the velocity of one axis, fitted to `duration` if it has none of its own.
  nonisolated func solver(duration: Double, velocity: Double) -> SpringSolver {
    switch shape {
    case .ratio(let ratio):
      return SpringSolver(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      // Divides by the mass, which does not change the motion.
      return SpringSolver(
        stiffness: stiffness / mass, damping: damping / mass, initialVelocity: velocity)
    }
  }
}
