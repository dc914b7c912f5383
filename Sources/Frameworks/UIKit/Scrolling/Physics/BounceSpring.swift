/// The spring of an edge, for content that is `displacement` points beyond the edge. The spring's
/// equation is `x″ = −120x − 22x′`, so `x = A·e^(−10t) + B·e^(−12t)` with `A + B = x₀` and `−10A −
/// 12B = v₀` (facts J.4).
///
/// `SpringSolver` cannot be used, because it measures velocity relative to the distance to the
/// target. Content that reaches its edge while moving starts at the spring's target, so this
/// distance is 0.
package struct BounceSpring {
  private let slow: Double
  private let fast: Double

  package init(displacement: Double, velocity: Double) {
    let roots = ScrollPhysics.bounceRoots
    slow = (velocity + roots.fast * displacement) / (roots.fast - roots.slow)
    fast = displacement - slow
  }

  package func position(at t: Double) -> Double {
    let roots = ScrollPhysics.bounceRoots
    return slow * exp(-roots.slow * t) + fast * exp(-roots.fast * t)
  }
  package func velocity(at t: Double) -> Double {
    let roots = ScrollPhysics.bounceRoots
    return -roots.slow * slow * exp(-roots.slow * t) - roots.fast * fast * exp(-roots.fast * t)
  }

  /// Whether the content is so close to the edge, and so slow, that the bounce ends.
  package func isOver(at t: Double) -> Bool {
    abs(position(at: t)) < ScrollPhysics.bounceRest
      && abs(velocity(at: t)) < ScrollPhysics.stopSpeed
  }
}
