extension CALayer {
  /// This layer's time when the root's is `rootTime`.
  package func localTime(at rootTime: Double) -> Double {
    clock.local(at: superlayer?.localTime(at: rootTime) ?? rootTime)
  }

  /// How fast, and which way, local time runs against the root's.
  package func localRate(at rootTime: Double) -> Double {
    clock.rate * (superlayer?.localRate(at: rootTime) ?? 1)
  }

  /// True when no clock up to the root is held or eased, so that deadlines can be computed.
  var isSteady: Bool {
    if case .running = clock { return superlayer?.isSteady ?? true }
    return false
  }

  /// Converts a time of `l`'s timespace (nil: the root's) to this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let common = commonAncestor(with: l)
    return localTime(at: l?.time(t, upTo: common) ?? t, of: common)
  }

  /// Converts a time of this layer's timespace to `l`'s (nil: the root's).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let common = commonAncestor(with: l)
    let shared = time(t, upTo: common)
    return l?.localTime(at: shared, of: common) ?? shared
  }

  /// The time in the timespace of `ancestor` (nil: the root's) at which this layer's is `local`.
  ///
  /// For a held clock or a tail, where time has no inverse, the ancestor's current time.
  private func time(_ local: Double, upTo ancestor: CALayer?) -> Double {
    guard self !== ancestor else { return local }
    guard case .running(let speed, let begin, let offset) = clock, speed != 0 else {
      let now = World.current.clock.now
      return ancestor?.localTime(at: now) ?? now
    }
    let parent = (local - offset) / speed + begin
    return superlayer?.time(parent, upTo: ancestor) ?? parent
  }

  /// This layer's time when that of `ancestor` (nil: the root's) is `time`.
  private func localTime(at time: Double, of ancestor: CALayer?) -> Double {
    guard self !== ancestor else { return time }
    return clock.local(at: superlayer?.localTime(at: time, of: ancestor) ?? time)
  }

  /// Values on screen now, as of the last commit; nil before the first.
  package func presentationValues() -> LayerValues? {
    node?.presentation(at: committedParentTime)
  }

  /// The superlayer's time now under the clocks of the last commit.
  var committedParentTime: Double {
    superlayer?.committedLocalTime ?? World.current.clock.now
  }

  /// This layer's time now under the clocks of the last commit, which frames still use.
  private var committedLocalTime: Double {
    (node?.clock ?? clock).local(at: committedParentTime)
  }

  /// Sets a scrubbed clock back to what it was, without a jump: whatever still runs in the
  /// subtree moves by the time the clock has lost.
  package func resetClock(to original: Clock = .normal) {
    let now = World.current.clock.now
    let parent = superlayer?.localTime(at: now) ?? now
    let lag = original.local(at: parent) - clock.local(at: parent)
    clock = original
    shiftAnimations(by: lag)
  }

  /// This layer's time has gained `lag` seconds. Sublayers keep their own clocks, which are the
  /// app's; what they have gained follows from their speed.
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

  /// Changes one number of `CAMediaTiming`; a held clock or a tail becomes a running one.
  func setTiming(_ change: (inout Clock.Timing) -> Void) {
    var timing = clock.timing
    change(&timing)
    clock = .running(speed: timing.speed, begin: timing.begin, offset: timing.offset)
  }
}
