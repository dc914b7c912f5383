import Foundation
import QuartzCore

/// How a device's clock follows the clock on the wall: as fast, slower, faster, or not at all.
///
/// The only place that lets wall time in: it decides how many turns a live device makes, and
/// nothing else. A recording of those turns is as repeatable as any other.
package struct LiveClock {
  /// Virtual seconds in a second.
  package var speed = 1.0
  package var isPaused = false
  /// How far the wall is ahead of the last turn; virtual seconds, less than a turn. Negative
  /// where a turn was made early.
  private var balance = 0.0
  private var last: Double?

  /// A page that was asleep does not catch up with more than this; seconds.
  private static let longest = 0.1
  package static let turn = 1.0 / Double(FrameClock.turnsPerSecond)

  package init() {}

  /// How far the picture is ahead of the last turn; virtual seconds, less than a turn.
  package var ahead: Double { max(0, balance) }

  /// How many turns to make now that the wall shows `wall` seconds.
  ///
  /// What has just been done to the device does not wait for the next turn: that is made early,
  /// and the one after it when it would have been made. Fingers that move in step with the turns
  /// are then felt as they move.
  package mutating func turns(at wall: Double, hasInput: Bool = false) -> Int {
    let passed = min(max(wall - (last ?? wall), 0), Self.longest)
    last = wall
    guard !isPaused else { return 0 }
    balance += passed * speed
    // Sums of decimals miss a turn by a few ulps.
    var turns = max(0, Int((balance / Self.turn + 1e-9).rounded(.down)))
    if hasInput, turns == 0, balance >= Self.turn - lead - 1e-9 { turns = 1 }
    balance -= Double(turns) * Self.turn
    if abs(balance) < 1e-9 { balance = 0 }
    return turns
  }

  /// How early a turn may be, so that the clock does not stand for longer than a picture when
  /// the fingers rest; virtual seconds.
  private var lead: Double { min(Self.turn, speed * Self.picture) }
  /// Seconds of the wall's time between two pictures.
  private static let picture = 1.0 / 60

  /// Seconds of the wall's time until it is worth looking again.
  package func wait(hasInput: Bool) -> Double {
    guard hasInput else { return Self.picture }
    return min(Self.picture, max(0, (Self.turn - lead - balance) / speed))
  }

  /// The device has come to rest: time stands until something happens.
  package mutating func rest() { (balance, last) = (0, nil) }

  /// Seconds of the wall's clock, from some moment on.
  package static var wall: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
