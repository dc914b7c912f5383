import Foundation
import QuartzCore

/// Maps real time to a device's clock, which may run at any speed or be paused.
///
/// Real time determines only the number of ticks that a live device runs, so a recording of these
/// ticks is as reproducible as every other recording.
package struct LiveClock {
  /// The number of seconds of the device's clock that pass per real second.
  package var speed = 1.0
  package var isPaused = false
  /// How far real time is ahead of the last tick, in seconds of the device's clock. The balance is
  /// less than a tick, and it is negative if the last tick ran early.
  private var balance = 0.0
  private var last: Double?

  /// Missed ticks are run later, but at most as many ticks as fit into this number of seconds.
  private static let longest = 0.1
  package static let tick = 1.0 / Double(FrameClock.ticksPerSecond)

  package init() {}

  /// How far the frame that is shown now is ahead of the last tick, in seconds of the device's
  /// clock. It is less than a tick.
  package var ahead: Double { max(0, balance) }

  /// The number of ticks that must run now. `wall` is the real time in seconds.
  ///
  /// If there is new input, the next tick runs early, and the tick after it runs at its regular
  /// time. Touches that move at the frame rate are therefore handled without delay.
  package mutating func ticks(at wall: Double, hasInput: Bool = false) -> Int {
    let passed = min(max(wall - (last ?? wall), 0), Self.longest)
    last = wall
    guard !isPaused else { return 0 }
    balance += passed * speed
    // Because of rounding errors a sum may be a few ulps below a whole tick.
    var ticks = max(0, Int((balance / Self.tick + 1e-9).rounded(.down)))
    if hasInput, ticks == 0, balance >= Self.tick - lead - 1e-9 { ticks = 1 }
    balance -= Double(ticks) * Self.tick
    if abs(balance) < 1e-9 { balance = 0 }
    return ticks
  }

  /// A tick may be early by at most this time, in seconds of the device's clock. The time is so
  /// short that, when input ends, the clock does not stop for longer than a frame.
  private var lead: Double { min(Self.tick, speed * Self.picture) }
  /// The number of real seconds between two frames.
  private static let picture = 1.0 / 60

  /// The number of real seconds until the clock must be checked again.
  package func wait(hasInput: Bool) -> Double {
    guard hasInput else { return Self.picture }
    return min(Self.picture, max(0, (Self.tick - lead - balance) / speed))
  }

  /// Stops the clock when the device is idle, until there is input.
  package mutating func rest() { (balance, last) = (0, nil) }

  /// A monotonic real time in seconds.
  package static var wall: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
