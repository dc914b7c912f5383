import Synchronization

/// The only clock of a `World`. All animations, gestures and callbacks use this clock.
///
/// Time advances only between ticks, so `now` is constant during a tick. A manual clock, for tests
/// and films, advances on request. A live clock, for the browser page, computes how many whole
/// ticks are due in real time. Manual and live clocks produce the same sequence of times.
@MainActor
package final class FrameClock {
  /// The frame rate of the engine, which does not depend on a film's frame rate.
  nonisolated package static let ticksPerSecond = 60

  /// The time of tick number `tick`, in seconds.
  nonisolated package static func time(ofTick tick: Int) -> Double {
    Double(tick) / Double(ticksPerSecond)
  }

  package enum Mode {
    case manual
    case live(start: ContinuousClock.Instant)
  }

  /// The number of seconds since the `World` was created.
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

  /// The number of ticks that must still run to catch up with real time. For a manual clock, the
  /// number is always 0.
  package func dueTicks(at instant: ContinuousClock.Instant) -> Int {
    guard case .live(let start) = mode else { return 0 }
    let (seconds, attoseconds) = (instant - start).components
    let elapsed = Double(seconds) + Double(attoseconds) / 1e18
    return max(0, Int(elapsed * Double(Self.ticksPerSecond)) - tick)
  }

  /// Publishes the time, which `CACurrentMediaTime` then returns.
  package func publish() {
    publishedTime.store(now.bitPattern, ordering: .relaxed)
  }

  /// The time that was published last, in seconds.
  nonisolated package static var published: Double {
    Double(bitPattern: publishedTime.load(ordering: .relaxed))
  }
}

/// The published time as the bits of a Double. The variable is atomic, because `CACurrentMediaTime`
/// may be called on any thread.
private let publishedTime = Atomic<UInt64>(0)
