/// A damped spring as the pace of a property animator. Immutable.
///
/// Made from a damping ratio it settles within the animator's duration; made from mass, stiffness
/// and damping it takes the time that it needs.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
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
  nonisolated public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let ratio = Double(bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
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
