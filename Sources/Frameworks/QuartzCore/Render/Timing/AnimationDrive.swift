/// The timing of an animation that does not follow its layer's time. Such an animation follows the
/// clock of a driver instead, which is a `UIViewPropertyAnimator`.
package struct AnimationDrive: Sendable {
  /// Maps the layer's local time to the driver's time. The animation's `begin` is in the driver's
  /// time too.
  var clock: Clock
  /// The point through which linear progress passes; nil if the animation uses its own timing
  /// curve.
  var point: ProgressPoint?

  /// A point through which linear progress passes. At the driver's `time`, the linear progress has
  /// the value `progress`.
  struct ProgressPoint: Sendable, Equatable {
    let time: Double
    let progress: Double

    /// The progress at `now`. The progress is linear from `begin` to this point, and from this
    /// point to `end`. The progress continues linearly before `begin` and after `end`, because a
    /// spring overshoots. If the animation begins with a delay, the progress before `begin` is 0.
    func progress(at now: Double, from begin: Double, to end: Double) -> Double {
      if now < begin, begin > 0 { return 0 }
      if now < time, time > begin { return progress * (now - begin) / (time - begin) }
      guard end > time else { return progress }
      return progress + (1 - progress) * (now - time) / (end - time)
    }
  }

  /// Whether this drive and `other` produce equal values at the layer's time `local` and later.
  func shows(like other: AnimationDrive, at local: Double) -> Bool {
    guard point == other.point, clock.isOfKind(other.clock) else { return false }
    return abs(clock.local(at: local) - other.clock.local(at: local)) < 1e-9
      && abs(clock.local(at: local + 1) - other.clock.local(at: local + 1)) < 1e-9
  }
}

/// The mapping from a driver's time to the progress of its animations.
package enum DriveSegment: Sendable, Equatable {
  /// The progress follows the animation's own curve or spring.
  case paced
  /// The progress is linear from the current value, both towards the animation's end and towards
  /// its beginning.
  case even
}

extension Clock {
  fileprivate func isOfKind(_ other: Clock) -> Bool {
    switch (self, other) {
    case (.running, .running), (.held, .held), (.tail, .tail), (.swing, .swing): true
    default: false
    }
  }
}
