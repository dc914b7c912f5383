import QuartzCore

/// A change of a recorded motion: another duration and pace, or layers that stand still while the
/// others move.
package struct MotionEdit: Equatable {
  /// The duration in seconds; nil if it does not change.
  package var duration: Double?
  /// Nil if the pace does not change.
  package var pace: Pace?
  /// The layers whose animated properties keep the value that they have at a time of the recording.
  package var held: [Int: Double] = [:]

  package init(duration: Double? = nil, pace: Pace? = nil, held: [Int: Double] = [:]) {
    (self.duration, self.pace, self.held) = (duration, pace, held)
  }

  package enum Pace: Equatable {
    case curve(CubicCurve)
    /// A spring that comes to rest when the motion ends, as in
    /// `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
    case spring(dampingRatio: Double)

    /// The pace of an animation with an initial velocity.
    func pace(duration: Double, velocity: Double) -> RenderAnimation.Pace {
      switch self {
      case .curve(let curve): .curve(curve)
      case .spring(let ratio):
        .spring(
          SpringSolver(dampingRatio: ratio, duration: duration, initialVelocity: velocity))
      }
    }
  }

  /// Whether the motion is as it was recorded.
  package var isEmpty: Bool { duration == nil && pace == nil && held.isEmpty }
}

extension RecordedMotions.Motion {
  /// The pace as it is edited.
  package var editedPace: MotionEdit.Pace {
    switch pace {
    case .curve(let curve): .curve(curve)
    case .spring(let spring): .spring(dampingRatio: spring.dampingRatio)
    }
  }

  /// Points of the motion with an edit: the time in seconds since its beginning, and the progress.
  package func shape(_ edit: MotionEdit) -> [(t: Double, progress: Double)] {
    let duration = edit.duration ?? duration
    let pace = edit.pace(of: pace, duration: duration)
    return (0...Self.points).map { index in
      let t = duration * Double(index) / Double(Self.points)
      return (t, pace.progress(after: t, of: duration))
    }
  }

  private static let points = 60
}

extension MotionEdit {
  /// The pace of an animation with this edit. A spring whose duration alone changes keeps its
  /// damping ratio.
  func pace(of old: RenderAnimation.Pace, duration: Double) -> RenderAnimation.Pace {
    switch (pace, old) {
    case (let pace?, .spring(let spring)):
      pace.pace(duration: duration, velocity: spring.initialVelocity)
    case (let pace?, .curve): pace.pace(duration: duration, velocity: 0)
    case (nil, .spring(let spring)) where self.duration != nil:
      Pace.spring(dampingRatio: spring.dampingRatio)
        .pace(duration: duration, velocity: spring.initialVelocity)
    case (nil, _): old
    }
  }
}

extension SpringSolver {
  /// The damping as a part of the critical damping; 0 without stiffness.
  var dampingRatio: Double {
    let critical = 2 * (stiffness * mass).squareRoot()
    return critical > 0 ? damping / critical : 0
  }
}
