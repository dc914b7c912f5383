/// A basic animation whose value moves like a damped spring; see `SpringSolver`.
///
/// `duration` truncates the motion but does not scale it. To show the complete motion, set
/// `duration` to `settlingDuration`.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass, which must be greater than 0. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness, which must be greater than 0. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping, which must be at least 0. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity. A velocity of 1 covers the full distance in one second, and positive
  /// velocities point towards the target. The default is 0.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring from its perceived duration in seconds and its bounce.
  ///
  /// The spring is critically damped at a bounce of 0, undamped at 1, and overdamped below 0. The
  /// stiffness is (2π/duration)². The damping ratio is 1 − bounce or, for a bounce below 0, 1/(1 +
  /// bounce).
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    damping = 4 * .pi * ratio / perceptualDuration
  }

  /// The number of seconds until the spring has settled; see `SpringSolver.settlingDuration`.
  open var settlingDuration: CFTimeInterval { solver.settlingDuration }

  /// The period of the undamped oscillation in seconds, 2π·√(m/k).
  open var perceptualDuration: CFTimeInterval { 2 * .pi * (mass / stiffness).squareRoot() }

  /// The bounce. The bounce is 1 minus the damping ratio or, if the spring is overdamped, 1/ratio −
  /// 1.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  package var solver: SpringSolver {
    SpringSolver(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }

  override func blank() -> CAAnimation { CASpringAnimation() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }
}
