// How fast an animation progresses, and copies of it with another pace.
extension RenderAnimation {
  /// The timing curve or the spring of an animation.
  package enum Pace: Sendable, Equatable {
    case curve(CubicCurve)
    case spring(SpringSolver)

    /// The progress after `seconds` of an animation that lasts `duration` seconds.
    package func progress(after seconds: Double, of duration: Double) -> Double {
      switch self {
      case .curve(let curve): curve(duration > 0 ? seconds / duration : 1)
      case .spring(let spring): spring.value(at: seconds)
      }
    }
  }

  /// The timing curve, or the spring that replaces it.
  package var pace: Pace { spring.map(Pace.spring) ?? .curve(curve ?? .linear) }

  /// The animation with another duration of each repetition, in seconds, and another pace. The
  /// beginning does not change, and neither does the number of repetitions. The timing of enclosing
  /// groups stays as it is.
  package func retimed(duration: Double, pace: Pace) -> RenderAnimation {
    var copy = self
    switch pace {
    case .curve(let curve):
      copy.spring = nil
      copy.timing.curve = curve == .linear ? nil : curve
    case .spring(let spring):
      copy.spring = spring
      copy.timing.curve = nil
    }
    if timing.duration > 0 {
      copy.timing.active *= duration / timing.duration
      copy.timing.duration = duration
    }
    return copy
  }
}
