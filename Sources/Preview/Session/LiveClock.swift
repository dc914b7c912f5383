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
  /// How far the picture is ahead of the last turn; virtual seconds, less than a turn.
  package private(set) var ahead = 0.0
  private var last: Double?

  /// A page that was asleep does not catch up with more than this; seconds.
  private static let longest = 0.1
  package static let turn = 1.0 / Double(FrameClock.turnsPerSecond)

  package init() {}

  /// How many turns to make now that the wall shows `wall` seconds.
  package mutating func turns(at wall: Double) -> Int {
    let passed = min(max(wall - (last ?? wall), 0), Self.longest)
    last = wall
    guard !isPaused else { return 0 }
    ahead += passed * speed
    // Sums of decimals miss a turn by a few ulps.
    let turns = Int((ahead / Self.turn + 1e-9).rounded(.down))
    ahead = max(0, ahead - Double(turns) * Self.turn)
    return turns
  }

  /// The device has come to rest: time stands until something happens.
  package mutating func rest() { (ahead, last) = (0, nil) }

  /// Seconds of the wall's clock, from some moment on.
  package static var wall: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
