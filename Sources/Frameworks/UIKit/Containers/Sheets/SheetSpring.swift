/// The spring of all sheet animations, which occur in presentations, in dismissals and after a
/// drag.
///
/// The spring is critically damped, with mass 3 and stiffness 1000. The spring was measured on iOS
/// 26.1 for the presentation and, with the touch's velocity as the initial velocity, for the
/// release (facts D.18).
package enum SheetSpring {
  private static let spring = CriticalSpring(frequency: frequency)

  /// The natural frequency: √(1000/3) radians per second.
  package static let frequency = (1000.0 / 3).squareRoot()
  /// The time, in seconds, after which a spring that starts at rest is within a thousandth of the
  /// distance to its target.
  package static let duration = spring.duration
  /// The distance, in points, below which a movement is not animated, because dividing the velocity
  /// by such a short distance does not give a meaningful value.
  package static let leastDistance: CGFloat = 0.5

  /// Returns the spring's solver. `velocity` is the initial velocity towards the target, in
  /// multiples of the animated distance per second.
  package static func solver(velocity: Double) -> SpringSolver { spring.solver(velocity: velocity) }

  /// The timing of an animation block that uses this spring.
  @MainActor
  package static func pace(velocity: Double) -> AnimationScope.Pace {
    spring.pace(velocity: velocity)
  }
}

/// The motion of a sheet's top edge to its target after a release, as a pure function of time.
package struct SheetMotion: Equatable, Sendable {
  /// The distance from the start to the target, in points downwards.
  package let distance: CGFloat
  /// The initial velocity, in points per second downwards.
  package let velocity: CGFloat
  /// The start of the motion, in seconds of virtual time.
  package let start: Double

  package init(distance: CGFloat, velocity: CGFloat, start: Double) {
    (self.distance, self.velocity, self.start) = (distance, velocity, start)
  }

  /// The initial velocity that is passed to `SpringSolver`, in full distances per second. The value
  /// is `velocity` divided by `distance`, and is positive towards the target.
  package var share: Double {
    abs(distance) < SheetSpring.leastDistance ? 0 : Double(velocity / distance)
  }

  /// The time, in seconds, after which the edge is within a thousandth of the distance to its
  /// target.
  package var duration: Double {
    abs(distance) < SheetSpring.leastDistance
      ? 0 : SheetSpring.solver(velocity: share).settlingDuration
  }

  package func isOver(at now: Double) -> Bool { now >= start + duration - 1e-9 }

  /// The remaining distance at `now`, which is exactly 0 once the motion is over.
  package func rest(at now: Double) -> CGFloat {
    guard !isOver(at: now) else { return 0 }
    return distance * CGFloat(1 - SheetSpring.solver(velocity: share).value(at: now - start))
  }
}
