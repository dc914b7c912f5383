/// A basic animation that moves like a damped spring; see `SpringSolver`.
///
/// `duration` truncates the motion and does not scale it; set it to `settlingDuration` for the
/// complete motion.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// Above 0. Default 1.
  open var mass: CGFloat = 1
  /// Above 0. Default 100.
  open var stiffness: CGFloat = 100
  /// At least 0. Default 10.
  open var damping: CGFloat = 10
  /// In full distances per second; positive is towards the target. Default 0.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring from its perceived duration in seconds and its bounce.
  ///
  /// A bounce of 0 is critically damped, 1 is undamped, below 0 is overdamped. Stiffness is
  /// (2π/duration)²; the damping ratio is 1 − bounce, or 1/(1 + bounce) below 0.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    damping = 4 * .pi * ratio / perceptualDuration
  }

  /// Seconds until the spring has settled; see `SpringSolver.settlingDuration`.
  open var settlingDuration: CFTimeInterval { solver.settlingDuration }

  /// The period of the undamped oscillation in seconds, 2π·√(m/k).
  open var perceptualDuration: CFTimeInterval { 2 * .pi * (mass / stiffness).squareRoot() }

  /// The bounce: 1 minus the damping ratio, or 1/ratio − 1 if overdamped.
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
