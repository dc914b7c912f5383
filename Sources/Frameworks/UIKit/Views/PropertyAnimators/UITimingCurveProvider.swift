/// Provides the timing of a property animator.
///
/// In Apple's declarations, this protocol and the two classes that conform to it refer to each
/// other. Therefore the protocol and the two classes are in one file.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of the cubic curve; nil unless the type includes a cubic curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of the spring; nil unless the type includes a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of timing that a provider has.
public enum UITimingCurveType: Int, Sendable, CaseIterable {
  /// The timing is one of UIKit's own curves.
  case builtin
  case cubic
  case spring
  /// The provider has a cubic curve for the time and a spring for the progress. If a provider has
  /// both a cubic curve and a spring, Matchcut applies only the spring (unverified).
  case composed
}

/// A cubic Bézier curve as the timing of a property animator. Immutable.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The named curve. For a curve without a public name, this property is `easeInOut` in Matchcut;
  /// in UIKit, it has a raw value for which there is no public case.
  nonisolated public let animationCurve: UIView.AnimationCurve
  nonisolated public let controlPoint1: CGPoint
  nonisolated public let controlPoint2: CGPoint
  nonisolated private let kind: Kind

  /// The raw values of `animationCurve` that UIKit has for curves without a public name, as
  /// measured (facts H.4.10).
  private enum Kind: Int, Sendable {
    case named = -1
    case coreAnimationDefault = 5
    case custom = 6
  }

  /// The raw value of `animationCurve` in UIKit.
  nonisolated package var curveRawValue: Int {
    kind == .named ? animationCurve.rawValue : kind.rawValue
  }

  /// The default curve of Core Animation, with the control points (0.25, 0.1) and (0.25, 1).
  /// Source: facts H.4.10.
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

  /// The type. It is `builtin` for UIKit's own curves (unverified), and `cubic` for all others.
  open var timingCurveType: UITimingCurveType { kind == .custom ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The object is immutable, so the copy is the object itself.
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
/// A spring with a damping ratio settles within the animator's duration. For a spring with mass,
/// stiffness and damping, the animator's duration is the time until the spring has settled.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The parameters of a spring.
  enum Shape: Sendable, Equatable {
    /// The spring is fitted to the animator's duration.
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  nonisolated let shape: Shape
  /// The initial velocity towards the target, in multiples of the animated distance per second;
  /// zero by default. The velocity `dy` is used for the y-coordinates of positions, and `dx` for
  /// all other values.
  nonisolated public let initialVelocity: CGVector

  /// Creates UIKit's own spring, with mass 3, stiffness 1000 and damping 500. Source: facts H.3.5.
  nonisolated public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that fits the animator's duration. If the damping ratio is 1 or more, the
  /// spring does not bounce.
  nonisolated public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  nonisolated public convenience init(dampingRatio ratio: CGFloat, initialVelocity: CGVector) {
    self.init(.ratio(Double(ratio)), initialVelocity)
  }

  /// Creates a spring that lasts until it has settled, whatever the animator's duration.
  nonisolated public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(
      .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)),
      velocity)
  }

  /// Creates a spring with a perceptual duration, in seconds, and a bounce. See
  /// `CASpringAnimation(perceptualDuration:bounce:)`.
  nonisolated public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  nonisolated public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector
  ) {
    // If `bounce` is invalid, the damping ratio is NaN, which makes the parameters invalid.
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

  /// The object is immutable, so the copy is the object itself.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The damping divided by the critical damping. 1 is the smallest ratio at which the spring does
  /// not bounce.
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

  /// Replaces an invalid shape with UIKit's own spring, and an invalid velocity with zero. Logs a
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

  /// The spring with the given velocity, which may differ between the axes. If the spring does not
  /// define its own duration, it is fitted to `duration`.
  nonisolated func solver(duration: Double, velocity: Double) -> SpringSolver {
    switch shape {
    case .ratio(let ratio):
      return SpringSolver(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      // Dividing the stiffness and the damping by the mass does not change the motion.
      return SpringSolver(
        stiffness: stiffness / mass, damping: damping / mass, initialVelocity: velocity)
    }
  }
}
