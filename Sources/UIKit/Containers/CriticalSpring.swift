/// A critically damped spring, as the system's own animations of cards move.
///
/// It counts as at rest when its envelope has fallen to 0.001 (facts H.3.9).
@MainActor
struct CriticalSpring {
  /// Radians a second.
  let frequency: Double

  /// Seconds.
  var duration: Double { 9.2334 / frequency }

  /// Animates `changes`; `completion` runs once, when the spring has come to rest.
  func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
    let scope = AnimationScope(
      duration: duration, delay: 0,
      pace: .spring(stiffness: frequency * frequency, damping: 2 * frequency, velocity: 0)
    ) { _ in completion() }
    AnimationScope.run(scope, changes)
    scope.completion.seal(notBefore: World.current.clock.turn + 1)
  }
}
