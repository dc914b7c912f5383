extension CALayer {
  /// This layer's time when the root's time is `rootTime`.
  package func localTime(at rootTime: Double) -> Double {
    clock.local(at: superlayer?.localTime(at: rootTime) ?? rootTime)
  }

  /// The rate of local time relative to the root's time. The rate is negative if local time runs
  /// backwards.
  package func localRate(at rootTime: Double) -> Double {
    clock.rate * (superlayer?.localRate(at: rootTime) ?? 1)
  }

  /// Whether the clocks of this layer and of all its ancestors run at a constant rate, so that
  /// deadlines can be computed in advance.
  var isSteady: Bool {
    if case .running = clock { return superlayer?.isSteady ?? true }
    return false
  }

  /// Converts a time from `l`'s timespace (or the root's if `l` is nil) to this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let common = commonAncestor(with: l)
    return localTime(at: l?.time(t, upTo: common) ?? t, of: common)
  }

  /// Converts a time from this layer's timespace to `l`'s (or the root's if `l` is nil).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let common = commonAncestor(with: l)
    let shared = time(t, upTo: common)
    return l?.localTime(at: shared, of: common) ?? shared
  }

  /// The time in the timespace of `ancestor` (or of the root if it is nil) that corresponds to the
  /// local time `local`.
  ///
  /// A `held` or `tail` clock cannot be inverted. For a `held` or `tail` clock, the result is the
  /// ancestor's current time.
  private func time(_ local: Double, upTo ancestor: CALayer?) -> Double {
    guard self !== ancestor else { return local }
    guard case .running(let speed, let begin, let offset) = clock, speed != 0 else {
      let now = World.current.clock.now
      return ancestor?.localTime(at: now) ?? now
    }
    let parent = (local - offset) / speed + begin
    return superlayer?.time(parent, upTo: ancestor) ?? parent
  }

  /// This layer's time when the time of `ancestor` (or of the root if it is nil) is `time`.
  private func localTime(at time: Double, of ancestor: CALayer?) -> Double {
    guard self !== ancestor else { return time }
    return clock.local(at: superlayer?.localTime(at: time, of: ancestor) ?? time)
  }

  /// The current presentation values, computed from the last commit; nil before the first commit.
  package func presentationValues() -> LayerValues? {
    node?.presentation(at: committedParentTime)
  }

  /// The superlayer's current time according to the clocks of the last commit.
  var committedParentTime: Double {
    superlayer?.committedLocalTime ?? World.current.clock.now
  }

  /// This layer's current time according to the clocks of the last commit. Until the next commit,
  /// rendering uses these clocks too.
  private var committedLocalTime: Double {
    (node?.clock ?? clock).local(at: committedParentTime)
  }

  /// Restores a scrubbed clock without a visible jump. Animations that are still running in the
  /// subtree are shifted by the time that the clock has fallen behind.
  package func resetClock(to original: Clock = .normal) {
    let now = World.current.clock.now
    let parent = superlayer?.localTime(at: now) ?? now
    let lag = original.local(at: parent) - clock.local(at: parent)
    clock = original
    shiftAnimations(by: lag)
  }

  /// Shifts the animations of the subtree after this layer's time has jumped ahead by `lag`
  /// seconds. The clocks of sublayers do not change, because they belong to the app. The times of
  /// sublayers therefore jump in proportion to their speed.
  private func shiftAnimations(by lag: Double) {
    guard lag != 0 else { return }
    for animation in attached { animation.shift(by: lag) }
    if !attached.isEmpty { markDirty() }
    for child in children + (mask.map { [$0] } ?? []) {
      switch child.clock {
      case .running(let speed, _, _): child.shiftAnimations(by: lag * speed)
      case .held: break
      case .tail, .swing: child.clock = child.clock.shifted(by: lag)
      }
    }
  }

  /// Changes one `CAMediaTiming` value. A `held` or `tail` clock becomes a `running` clock.
  func setTiming(_ change: (inout Clock.Timing) -> Void) {
    var timing = clock.timing
    change(&timing)
    clock = .running(speed: timing.speed, begin: timing.begin, offset: timing.offset)
  }
}
