import Synchronization

/// The single clock of a world; all animations, gestures and callbacks use it.
///
/// Time advances only between ticks; `now` is constant during a tick. A manual clock advances on
/// request (tests, films); a live one computes the number of whole ticks due in real time (the
/// page). Both step through the same times.
@MainActor
package final class FrameClock {
  /// The frame rate of the engine, independent of the rate of a film.
  nonisolated package static let ticksPerSecond = 60

  /// The time of tick number `turn`, in seconds.
  nonisolated package static func time(ofTick tick: Int) -> Double {
    Double(tick) / Double(ticksPerSecond)
  }

  package enum Mode {
    case manual
    case live(start: ContinuousClock.Instant)
  }

  /// Seconds since the world began.
  package private(set) var now = 0.0
  package private(set) var tick = 0
  private let mode: Mode

  package init(mode: Mode = .manual) { self.mode = mode }

  /// Advances to the next tick.
  package func advance() {
    tick += 1
    now = Self.time(ofTick: tick)
    publish()
  }

  /// The number of ticks due in real time; always 0 for a manual clock.
  package func dueTicks(at instant: ContinuousClock.Instant) -> Int {
    guard case .live(let start) = mode else { return 0 }
    let (seconds, attoseconds) = (instant - start).components
    let elapsed = Double(seconds) + Double(attoseconds) / 1e18
    return max(0, Int(elapsed * Double(Self.ticksPerSecond)) - tick)
  }

  /// Makes this the clock that `CACurrentMediaTime` reads.
  package func publish() {
    currentMediaTime.store(now.bitPattern, ordering: .relaxed)
  }
}

/// The published time, as the bits of a Double; `CACurrentMediaTime` may be called on any thread.
private let currentMediaTime = Atomic<UInt64>(0)

/// The current time of the world's clock, in seconds.
///
/// Constant during a tick. Source: `CACurrentMediaTime` in QuartzCore; here the host clock is the
/// virtual one.
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(bitPattern: currentMediaTime.load(ordering: .relaxed))
}
