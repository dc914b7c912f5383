import Synchronization

/// The one clock of a world: every animation, gesture and callback reads it.
///
/// Time moves only between turns; within a turn `now` stands still. A manual clock goes where
/// it is told (tests, films); a live one says how many whole turns real time has made due
/// (the page), so both step through the same instants.
@MainActor
package final class FrameClock {
  /// Turns per second. The engine always turns at this rate, whatever rate is filmed.
  nonisolated package static let turnsPerSecond = 60

  /// The instant that turn number `turn` shows, in seconds.
  nonisolated package static func time(ofTurn turn: Int) -> Double {
    Double(turn) / Double(turnsPerSecond)
  }

  package enum Mode {
    case manual
    case live(start: ContinuousClock.Instant)
  }

  /// Seconds since the world began.
  package private(set) var now = 0.0
  package private(set) var turn = 0
  private let mode: Mode

  package init(mode: Mode = .manual) { self.mode = mode }

  /// Steps to the next turn.
  package func advance() {
    turn += 1
    now = Self.time(ofTurn: turn)
    publish()
  }

  /// How many turns real time has made due; always 0 for a manual clock.
  package func dueTurns(at instant: ContinuousClock.Instant) -> Int {
    guard case .live(let start) = mode else { return 0 }
    let (seconds, attoseconds) = (instant - start).components
    let elapsed = Double(seconds) + Double(attoseconds) / 1e18
    return max(0, Int(elapsed * Double(Self.turnsPerSecond)) - turn)
  }

  /// Makes this clock the one `CACurrentMediaTime` reads.
  package func publish() {
    currentMediaTime.store(now.bitPattern, ordering: .relaxed)
  }
}

/// The published time, as the bits of a Double: `CACurrentMediaTime` may be called anywhere.
private let currentMediaTime = Atomic<UInt64>(0)

/// The current time of the world's clock, in seconds.
///
/// Stands still within a turn. Source: `CACurrentMediaTime` in QuartzCore; here the host clock
/// is the virtual one.
public func CACurrentMediaTime() -> CFTimeInterval {
  Double(bitPattern: currentMediaTime.load(ordering: .relaxed))
}
