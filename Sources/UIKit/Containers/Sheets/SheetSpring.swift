/// The one spring of sheets: presenting, dismissing, settling after a drag.
///
/// Critically damped, mass 3 and stiffness 1000: measured on iOS 26.1 for the presentation and,
/// seeded with the finger's velocity, for the release (facts D.18).
package enum SheetSpring {
  /// √(1000/3) per second.
  package static let frequency = (1000.0 / 3).squareRoot()
  /// When a spring from rest has come within a thousandth; seconds.
  package static let duration = solver(velocity: 0).settlingDuration
  /// A way shorter than this is not animated: the velocity has no measure in it. Points.
  package static let leastDistance: CGFloat = 0.5

  /// `velocity` in whole distances per second towards the goal.
  package static func solver(velocity: Double) -> SpringSolver {
    SpringSolver(
      stiffness: frequency * frequency, damping: 2 * frequency, initialVelocity: velocity)
  }

  /// The pace of an animation block with this spring.
  @MainActor
  package static func pace(velocity: Double) -> AnimationScope.Pace {
    .spring(stiffness: frequency * frequency, damping: 2 * frequency, velocity: velocity)
  }
}

/// A sheet's top edge on its way to a goal after the finger let go: a pure function of time.
package struct SheetMotion: Equatable, Sendable {
  /// The goal less the start; points, downwards.
  package let distance: CGFloat
  /// At the start; points a second, downwards.
  package let velocity: CGFloat
  /// Seconds of the world's clock.
  package let start: Double

  package init(distance: CGFloat, velocity: CGFloat, start: Double) {
    (self.distance, self.velocity, self.start) = (distance, velocity, start)
  }

  /// The start's velocity in whole distances per second towards the goal.
  package var share: Double {
    abs(distance) < SheetSpring.leastDistance ? 0 : Double(velocity / distance)
  }

  /// From the start to within a thousandth of the way.
  package var duration: Double {
    abs(distance) < SheetSpring.leastDistance
      ? 0 : SheetSpring.solver(velocity: share).settlingDuration
  }

  package func isOver(at now: Double) -> Bool { now >= start + duration - 1e-9 }

  /// What is left of the way at `now`; exactly 0 once the motion is over.
  package func rest(at now: Double) -> CGFloat {
    guard !isOver(at: now) else { return 0 }
    return distance * CGFloat(1 - SheetSpring.solver(velocity: share).value(at: now - start))
  }
}
