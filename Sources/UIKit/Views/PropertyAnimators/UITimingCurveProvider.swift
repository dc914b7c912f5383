/// Says at what pace a property animator moves.
///
/// It names the two classes that conform to it, as Apple declares them: the three stand together.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
  var timingCurveType: UITimingCurveType { get }
  /// Nil unless the type says that there is a cubic curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Nil unless the type says that there is a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What a timing curve provider provides.
public enum UITimingCurveType: Int, Sendable, CaseIterable {
  /// One of UIKit's own curves.
  case builtin
  case cubic
  case spring
  /// A cubic curve for the time and a spring for the way; moves as the spring alone (unverified).
  case composed
}

/// A cubic Bézier curve as the pace of a property animator. Immutable.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

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

/// A damped spring as the pace of a property animator. Immutable.
///
/// Made from a damping ratio it settles within the animator's duration; made from mass, stiffness
/// and damping it takes the time that it needs.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// How a spring was described.
  enum Shape: Sendable, Equatable {
    /// Fitted to the animator's duration.
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  nonisolated let shape: Shape
  /// In whole distances per second, towards the target; `dx` for everything but the y of a
  /// position. Default zero.
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

  /// A spring by how long it seems to last, in seconds, and how much it bounces; see
  /// `CASpringAnimation(perceptualDuration:bounce:)`.
  nonisolated public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  nonisolated public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector
  ) {
    // A bounce that no spring has makes one that cannot be used.
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

  /// Itself: it never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Damping over critical damping: 1 just does not bounce.
  nonisolated package var dampingRatio: Double {
    switch shape {
    case .ratio(let ratio): ratio
    case .physical(let mass, let stiffness, let damping):
      damping / (2 * (mass * stiffness).squareRoot())
    }
  }

  /// Whether every number is one that a spring can have.
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

  /// UIKit's own spring in place of a shape that cannot be used, at rest where the velocity cannot;
  /// says so.
  var usable: UISpringTimingParameters {
    UIKitLog.warn(
      "A spring of \(shape) and velocity \(initialVelocity) cannot be used; using UIKit's own.")
    let velocities = [Double(initialVelocity.dx), Double(initialVelocity.dy)]
    let velocity =
      velocities.allSatisfy(AnimationNumber.isVelocity) ? initialVelocity : CGVector.zero
    return UISpringTimingParameters(
      shapeIsUsable ? shape : UISpringTimingParameters().shape, velocity)
  }

  /// The spring with the velocity of one axis, fitted to `duration` where it has none of its own.
  nonisolated func solver(duration: Double, velocity: Double) -> SpringSolver {
    switch shape {
    case .ratio(let ratio):
      return SpringSolver(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      // Per unit of mass, which moves the same.
      return SpringSolver(
        stiffness: stiffness / mass, damping: damping / mass, initialVelocity: velocity)
    }
  }
}
