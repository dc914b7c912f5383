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
    localTime(at: l?.rootTime(at: t) ?? t)
  }

  /// Converts a time of this layer's timespace to `l`'s (nil: the root's).
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = rootTime(at: t)
    return l?.localTime(at: root) ?? root
  }

  /// The root's time at which this layer's is `local`; for a held clock, where time has no
  /// inverse, the current time.
  private func rootTime(at local: Double) -> Double {
    guard case .running(let speed, let begin, let offset) = clock, speed != 0 else {
      return World.current.clock.now
    }
    let parent = (local - offset) / speed + begin
    return superlayer?.rootTime(at: parent) ?? parent
  }

  /// Values on screen now, as of the last commit; nil before the first.
  package func presentationValues() -> LayerValues? {
    guard let node else { return nil }
    let now = World.current.clock.now
    return node.presentation(at: superlayer?.localTime(at: now) ?? now)
  }

  /// Sets a scrubbed clock back to normal without a jump: whatever still runs in the subtree
  /// moves by the time the clock has lost.
  package func resetClock() {
    let now = World.current.clock.now
    let parent = superlayer?.localTime(at: now) ?? now
    let lag = parent - clock.local(at: parent)
    clock = .normal
    shiftAnimations(by: lag)
  }

  private func shiftAnimations(by lag: Double) {
    for animation in attached { animation.shift(by: lag) }
    if !attached.isEmpty { markDirty() }
    for child in children {
      switch child.clock {
      case .normal: child.shiftAnimations(by: lag)
      case .running(let speed, let begin, let offset):
        child.clock = .running(speed: speed, begin: begin + lag, offset: offset)
      case .held: break
      case .tail(let from, let to, let start, let duration, let curve):
        child.clock = .tail(
          from: from, to: to, start: start + lag, duration: duration, curve: curve)
      }
    }
  }
}
