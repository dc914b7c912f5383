/// The spring of all sheet animations: presenting, dismissing, settling after a drag.
///
/// Critically damped, mass 3 and stiffness 1000: measured on iOS 26.1 for the presentation and,
/// with the touch's velocity as initial velocity, for the release (facts D.18).
package enum SheetSpring {
  private static let spring = CriticalSpring(frequency: frequency)

  /// √(1000/3) per second.
  package static let frequency = (1000.0 / 3).squareRoot()
  /// The time after which a spring from rest is within a thousandth of its goal; seconds.
  package static let duration = spring.duration
  /// Shorter distances are not animated, as the relative velocity is undefined for them. Points.
  package static let leastDistance: CGFloat = 0.5

  /// `velocity` in distances per second towards the goal.
  package static func solver(velocity: Double) -> SpringSolver { spring.solver(velocity: velocity) }

  /// The timing of an animation block with this spring.
  @MainActor
  package static func pace(velocity: Double) -> AnimationScope.Pace {
    spring.pace(velocity: velocity)
  }
}

/// The motion of a sheet's top edge to its goal after a release: a pure function of time.
package struct SheetMotion: Equatable, Sendable {
  /// From the start to the goal; points, downwards.
  package let distance: CGFloat
  /// The initial velocity; points per second, downwards.
  package let velocity: CGFloat
  /// Seconds of the world's clock.
  package let start: Double

  package init(distance: CGFloat, velocity: CGFloat, start: Double) {
    (self.distance, self.velocity, self.start) = (distance, velocity, start)
  }

  /// The initial velocity in distances per second towards the goal.
  package var share: Double {
    abs(distance) < SheetSpring.leastDistance ? 0 : Double(velocity / distance)
  }

  /// Seconds from the start to within a thousandth of the distance.
  package var duration: Double {
    abs(distance) < SheetSpring.leastDistance
      ? 0 : SheetSpring.solver(velocity: share).settlingDuration
  }

  package func isOver(at now: Double) -> Bool { now >= start + duration - 1e-9 }

  /// The remaining distance at `now`; exactly 0 once the motion is over.
  package func rest(at now: Double) -> CGFloat {
    guard !isOver(at: now) else { return 0 }
    return distance * CGFloat(1 - SheetSpring.solver(velocity: share).value(at: now - start))
  }
}
