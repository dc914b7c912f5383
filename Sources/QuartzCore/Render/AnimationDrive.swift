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

extension RenderAnimation {
  /// The knot to go on with; an even way that has begun keeps its own.
  func knot(for stretch: DriveStretch, at time: Double) -> AnimationDrive.Knot? {
    guard stretch == .even else { return nil }
    if let kept = drive?.knot { return kept }
    let (begin, length) = (timing.begin, timing.duration)
    guard time > begin else { return AnimationDrive.Knot(time: begin, progress: 0) }
    guard time < begin + length else {
      return AnimationDrive.Knot(time: begin + length, progress: 1)
    }
    return AnimationDrive.Knot(time: time, progress: pacedProgress(at: time))
  }

  /// Progress along the even way through `knot`. Beyond both ends it goes on as evenly, as far
  /// as a spring that moves the clock swings; before a begin that was put off nothing shows.
  func evenProgress(at time: Double, through knot: AnimationDrive.Knot) -> Double {
    let (begin, end) = (timing.begin, timing.begin + timing.duration)
    if time < begin, begin > 0 { return 0 }
    if time < knot.time, knot.time > begin {
      return knot.progress * (time - begin) / (knot.time - begin)
    }
    guard end > knot.time else { return knot.progress }
    return knot.progress + (1 - knot.progress) * (time - knot.time) / (end - knot.time)
  }
}

extension Clock {
  fileprivate func isOfKind(_ other: Clock) -> Bool {
    switch (self, other) {
    case (.running, .running), (.held, .held), (.tail, .tail), (.swing, .swing): true
    default: false
    }
  }
}
