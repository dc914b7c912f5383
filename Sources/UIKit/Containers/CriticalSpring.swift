/// The critically damped spring of the system's card animations (facts H.3.9).
@MainActor
struct CriticalSpring {
  /// Radians a second.
  let frequency: Double

  private var solver: SpringSolver {
    SpringSolver(stiffness: frequency * frequency, damping: 2 * frequency)
  }

  /// The settling duration in seconds.
  var duration: Double { solver.settlingDuration }

  /// Animates `changes`; `completion` runs once, when the spring has settled.
  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    let solver = solver
    let scope = AnimationScope(
      duration: solver.settlingDuration, delay: 0,
      pace: .spring(stiffness: solver.stiffness, damping: solver.damping, velocity: 0)
    ) { _ in completion() }
    AnimationScope.run(scope, changes)
    scope.completion.seal(notBefore: World.current.clock.turn + 1)
  }
}
