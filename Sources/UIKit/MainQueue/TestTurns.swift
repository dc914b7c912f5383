import CMainQueue
import Synchronization

/// Advances the device of a program that runs tests, while a test waits.
///
/// A turn does one of three things. It runs the steps of the test's own tasks that are due. If
/// there are none and the device is at rest, it first gives threads that the device does not know a
/// moment of real time. Otherwise it runs one tick. The same test therefore has the same ticks in
/// every run.
@MainActor
package enum TestTurns {
  /// The real time, in seconds, that a turn waits for the steps of the test's tasks. They may
  /// themselves wait for the device's main queue.
  private static let timeout = 1.0
  /// The real time, in seconds, that other threads get before the time of a device at rest goes on.
  private static let grace = 0.2
  /// The real time, in seconds, that each tick of a device at rest takes.
  private static let restingTick = 0.000_25
  /// A task that yields forever does not stop the clock: after this many steps a tick is run.
  private static let mostSteps = 100

  /// The number of ticks that the clock of the tests has advanced since the program began.
  private static var clockTicks: Int64 = 0
  private static var steps = 0
  private static var hasRested = false

  /// Whether the current device is idle. The program that runs the tests sets this closure.
  package static var isIdle: () -> Bool = { false }

  /// Called at the beginning of each turn.
  package static var turnObserver: (() -> Void)?

  /// Called on other threads that wait, each time that they are woken.
  package nonisolated static let threadObserver = Mutex<(@Sendable () -> Void)?>(nil)

  /// Begins a new test, for which the device has been renewed.
  package static func begin() { (steps, hasRested) = (0, false) }

  /// Runs a turn while XCTest waits. On other threads, waits for the main thread's turn. Returns
  /// false if there is no device.
  nonisolated static func turnForXCTest() -> Bool {
    guard MainActorReach.isHere else {
      threadObserver.withLock(\.self)?()
      mq_wait_for_turn()
      return true
    }
    return MainActor.assumeIsolated { turn() }
  }

  /// Runs a turn. Returns false if there is no device.
  @discardableResult
  package static func turn() -> Bool {
    turnObserver?()
    guard let world = World.staying, world.tick != nil else { return false }
    guard !World.isEntered else {
      UIKitLog.warn(
        "A test waited during a frame of the device, which cannot advance meanwhile. Let the frame "
          + "end, and wait in the test itself.")
      advanceClock()
      return true
    }
    if steps < mostSteps, mq_run_test_jobs(timeout) {
      steps += 1
      mq_end_turn(timeout)
      return true
    }
    if isAtRest(world) {
      if !hasRested {
        hasRested = true
        if isWoken(world) { return true }
      }
      if mq_await_test_jobs(restingTick) { return true }
    } else {
      hasRested = false
    }
    tick(world)
    return true
  }

  /// Runs one tick and what the test's tasks do in it.
  static func tick(_ world: World) {
    steps = 0
    world.tick?()
    advanceClock()
    mq_end_turn(timeout)
  }

  private static func advanceClock() {
    clockTicks += 1
    mq_set_test_clock(clockTicks * 1_000_000_000 / Int64(FrameClock.ticksPerSecond))
  }

  private static func isAtRest(_ world: World) -> Bool {
    !world.isTouched && !world.animations.hasBackground
      && world {
        isIdle() && !world.service(TickQueue.self).hasRepeatingTimers
      }
  }

  /// Gives other threads a moment of real time. Returns true as soon as there is something to do.
  private static func isWoken(_ world: World) -> Bool {
    let pause = 0.005
    for _ in 0..<Int(grace / pause) {
      if mq_await_test_jobs(pause) || !isAtRest(world) { return true }
    }
    return false
  }
}
