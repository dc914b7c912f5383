import Foundation
import QuartzCore

/// Maps real time to a device's clock, which may run at any speed or be paused.
///
/// It is the only use of real time, and determines only the number of ticks that a live device
/// runs. A recording of these ticks is as reproducible as any other.
package struct LiveClock {
  /// Seconds of the device's clock per real second.
  package var speed = 1.0
  package var isPaused = false
  /// The time by which real time is ahead of the last tick, in seconds of the device's clock. It is
  /// less than a tick, and negative after an early tick.
  private var balance = 0.0
  private var last: Double?

  /// The maximum time, in seconds, for which ticks are run later because they were missed.
  private static let longest = 0.1
  package static let tick = 1.0 / Double(FrameClock.ticksPerSecond)

  package init() {}

  /// The time by which the frame to show is ahead of the last tick, in seconds of the device's
  /// clock. It is less than a tick.
  package var ahead: Double { max(0, balance) }

  /// The number of ticks to run at the real time `wall`, in seconds.
  ///
  /// New input does not wait for the next tick. That tick runs early, and the following tick runs
  /// at its regular time. Touches that move at the frame rate are then handled without delay.
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

  /// The maximum time by which a tick may be early, in seconds of the device's clock. It is so
  /// short that the clock does not stop for longer than a frame when input ends.
  private var lead: Double { min(Self.tick, speed * Self.picture) }
  /// The real seconds between two frames.
  private static let picture = 1.0 / 60

  /// The real seconds until the next check.
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
