/// Where an animation stands when it does not follow its layer's time but a clock of its own:
/// that of a `UIViewPropertyAnimator`.
package struct AnimationDrive: Sendable {
  /// Maps the layer's local time to the driver's, in which the animation's `begin` counts.
  var clock: Clock
  /// Where even progress passes; nil leaves the way to the animation's own pace.
  var knot: Knot?

  /// A point of even progress: `progress` at the driver's `time`.
  struct Knot: Sendable, Equatable {
    let time: Double
    let progress: Double

    /// Progress at `time` along the even way from `begin` through the knot to `end`. Beyond both
    /// ends it goes on as evenly, as far as a spring that moves the clock swings; before a begin
    /// that was put off nothing shows.
    func progress(at now: Double, from begin: Double, to end: Double) -> Double {
      if now < begin, begin > 0 { return 0 }
      if now < time, time > begin { return progress * (now - begin) / (time - begin) }
      guard end > time else { return progress }
      return progress + (1 - progress) * (now - time) / (end - time)
    }
  }

  /// True when both show the same at the layer's `local` time and from then on.
  func shows(like other: AnimationDrive, at local: Double) -> Bool {
    guard knot == other.knot, clock.isOfKind(other.clock) else { return false }
    return abs(clock.local(at: local) - other.clock.local(at: local)) < 1e-9
      && abs(clock.local(at: local + 1) - other.clock.local(at: local + 1)) < 1e-9
  }
}

/// How a driver's time becomes the progress of its animations.
package enum DriveStretch: Sendable, Equatable {
  /// By each animation's own curve or spring.
  case paced
  /// Evenly from here on, to the animation's end as to its begin; where it stands now does not
  /// change.
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
