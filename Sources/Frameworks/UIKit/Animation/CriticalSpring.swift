/// The critically damped spring of the system's card, sheet and keyboard animations (facts D.18,
/// H.3.9, L.2.3).
package struct CriticalSpring: Sendable {
  /// The spring of the keyboard, and of every animation with the keyboard's curve.
  package static let keyboard = CriticalSpring(frequency: (1000.0 / 3).squareRoot())

  /// The natural frequency, in radians per second.
  package let frequency: Double

  private var stiffness: Double { frequency * frequency }
  private var damping: Double { 2 * frequency }

  /// Returns the spring's solver. `velocity` is the initial velocity towards the target, in
  /// multiples of the animated distance per second.
  package func solver(velocity: Double) -> SpringSolver {
    SpringSolver(stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }

  /// The timing of an animation block that uses this spring.
  @MainActor
  package func pace(velocity: Double) -> AnimationScope.Pace {
    .spring(stiffness: stiffness, damping: damping, velocity: velocity)
  }

  /// The settling duration in seconds.
  package var duration: Double { solver(velocity: 0).settlingDuration }

  /// Animates `changes`. `completion` runs once, when the spring has settled.
  @MainActor
  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    let scope = AnimationScope(duration: duration, delay: 0, pace: pace(velocity: 0)) { _ in
      completion()
    }
    AnimationScope.run(scope, changes)
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }
}
