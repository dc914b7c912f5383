import CMainQueue
import Synchronization

/// Advances the device while a test waits. Only programs that run tests use this type.
///
/// One call of `turn()` does one of three things. If steps of the test's own tasks are due,
/// `turn()` runs them. If no steps are due and the device has just become idle, `turn()` waits up
/// to `grace` seconds of real time for threads that do not belong to the device. In all other
/// cases, `turn()` runs one tick. Because of these rules, a test has the same ticks in every run.
@MainActor
package enum TestTurns {
  /// The maximum real time, in seconds, for which `turn()` waits until steps of the test's tasks
  /// have ended. The time is limited because a step of a test's task may itself wait for the
  /// device's main queue.
  private static let timeout = 1.0
  /// The real time, in seconds, for which an idle device waits for other threads before its clock
  /// advances.
  private static let grace = 0.2
  /// The real time, in seconds, that passes before each tick of an idle device.
  private static let restingTick = 0.000_25
  /// The maximum number of steps of the tests' tasks between two ticks. A task that yields forever
  /// therefore does not stop the clock.
  private static let mostSteps = 100

  /// The number of ticks by which the tests' clock has advanced since the program began.
  private static var clockTicks: Int64 = 0
  private static var steps = 0
  private static var hasRested = false

  /// Whether the current device is idle. The program that runs the tests sets this closure.
  package static var isIdle: () -> Bool = { false }

  /// Called at the beginning of each call of `turn()`.
  package static var turnObserver: (() -> Void)?

  /// Called on a thread other than the main thread each time that the thread begins to wait for a
  /// call of `turn()`.
  package nonisolated static let threadObserver = Mutex<(@Sendable () -> Void)?>(nil)

  /// Called at the beginning of each test, after the device of the test has been created.
  package static func begin() { (steps, hasRested) = (0, false) }

  /// Calls `turn()` while XCTest waits. On a thread other than the main thread, waits until the
  /// main thread has called `turn()`. Returns false if there is no device.
  nonisolated static func turnForXCTest() -> Bool {
    guard MainActorReach.isHere else {
      threadObserver.withLock(\.self)?()
      mq_wait_for_turn()
      return true
    }
    return MainActor.assumeIsolated { turn() }
  }

  /// Runs steps of the test's tasks, waits for other threads, or runs one tick. Returns false if
  /// there is no device.
  @discardableResult
  package static func turn() -> Bool {
    turnObserver?()
    guard let world = World.staying, world.tick != nil else { return false }
    guard !World.isEntered else {
      UIKitLog.warn(
        "A test waited during a tick of the device, which cannot advance meanwhile. Let the tick "
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

  /// Runs one tick, advances the tests' clock, and wakes the threads that wait for the tick.
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
    !world.isTouched
      && world {
        isIdle() && !world.service(TickQueue.self).hasRepeatingTimers
      }
  }

  /// Waits up to `grace` seconds of real time for other threads. Returns true as soon as a step of
  /// the test's tasks is due or the device is no longer idle.
  private static func isWoken(_ world: World) -> Bool {
    let pause = 0.005
    for _ in 0..<Int(grace / pause) {
      if mq_await_test_jobs(pause) || !isAtRest(world) { return true }
    }
    return false
  }
}
