/// The timing of an animation that follows a separate clock, that of a `UIViewPropertyAnimator`,
/// instead of its layer's time.
package struct AnimationDrive: Sendable {
  /// Maps the layer's local time to the driver's, which is the timespace of the animation's
  /// `begin`.
  var clock: Clock
  /// A point of linear progress; nil uses the animation's own timing curve.
  var point: ProgressPoint?

  /// A point of linear progress: `progress` at the driver's `time`.
  struct ProgressPoint: Sendable, Equatable {
    let time: Double
    let progress: Double

    /// The progress at `time`, linear from `begin` to this point and from there to `end`. It is
    /// extrapolated linearly beyond both ends, for a spring that overshoots; before a delayed begin
    /// it is 0.
    func progress(at now: Double, from begin: Double, to end: Double) -> Double {
      if now < begin, begin > 0 { return 0 }
      if now < time, time > begin { return progress * (now - begin) / (time - begin) }
      guard end > time else { return progress }
      return progress + (1 - progress) * (now - time) / (end - time)
    }
  }

  /// Whether both give equal values from the layer's `local` time on.
  func shows(like other: AnimationDrive, at local: Double) -> Bool {
    guard point == other.point, clock.isOfKind(other.clock) else { return false }
    return abs(clock.local(at: local) - other.clock.local(at: local)) < 1e-9
      && abs(clock.local(at: local + 1) - other.clock.local(at: local + 1)) < 1e-9
  }
}

/// The mapping from a driver's time to the progress of its animations.
package enum DriveSegment: Sendable, Equatable {
  /// The animation's own curve or spring.
  case paced
  /// Linear from the current value, both to the animation's end and to its begin.
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
