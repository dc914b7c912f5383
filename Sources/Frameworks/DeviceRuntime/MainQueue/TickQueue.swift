/// Work that user code schedules for later in this tick or for a later tick.
@MainActor
package final class TickQueue: WorldService {
  private struct Timer {
    let due: Double
    let number: Int
    /// Whether the timer repeats. A repeating timer does not prevent the stage from being idle.
    let isRepeating: Bool
    let action: () -> Void
  }
  /// Work that waits for the commit, and the name of its requester.
  package struct Deferred {
    package let caller: () -> String
    package let action: () -> Void
  }
  private var deferred: [Deferred] = []
  private var posted: [() -> Void] = []
  private var arrived: [@MainActor () -> Void] = []
  private var timers: [Timer] = []
  private var lastTimer = 0
  private let background = World.current.background

  package init() {}

  private static var current: TickQueue { World.current.service(TickQueue.self) }

  /// Runs `action` in this tick, after all current changes have been laid out and committed.
  ///
  /// If a tick never ends because it is always given new work, the error message names `caller`.
  package static func afterCommit(
    by caller: @autoclosure @escaping () -> String, _ action: @escaping () -> Void
  ) {
    current.deferred.append(Deferred(caller: caller, action: action))
  }

  /// Runs `action` in the next tick.
  package static func post(_ action: @escaping () -> Void) { current.posted.append(action) }

  /// Runs `action` in the first frame at least `delay` seconds from now.
  package static func after(_ delay: Double, _ action: @escaping () -> Void) {
    World.current.tell(DelayRequested())
    at(World.current.clock.now + delay, action)
  }

  /// Runs `action` in the first frame at or after `due`, in seconds of virtual time.
  package static func at(
    _ due: Double, isRepeating: Bool = false, _ action: @escaping () -> Void
  ) {
    let queue = current
    queue.lastTimer += 1
    queue.timers.append(
      Timer(due: due, number: queue.lastTimer, isRepeating: isRepeating, action: action))
  }

  /// True if no work is pending on this queue or on other queues, except repeating timers.
  package var isEmpty: Bool {
    deferred.isEmpty && posted.isEmpty && timers.allSatisfy(\.isRepeating) && background.isIdle
  }

  /// Whether there is a repeating timer.
  package var hasRepeatingTimers: Bool { timers.contains(where: \.isRepeating) }

  /// The pending work, for messages.
  package var pendingWork: [String] {
    var reasons = background.places.map { "work on \($0)" }
    let waits = !deferred.isEmpty || !posted.isEmpty || !timers.allSatisfy(\.isRepeating)
    if waits || !background.isIdle && reasons.isEmpty { reasons.append("posted work") }
    return reasons
  }

  /// The requesters of work that waits for the commit, for messages.
  package var deferredCallers: [String] { deferred.map { $0.caller() } }

  package func takeDeferred() -> [Deferred] {
    defer { deferred.removeAll() }
    return deferred
  }

  /// Takes the work that other threads have submitted for this tick, after all work on other
  /// threads has returned. Work that is submitted later belongs to the next tick.
  package func takeArrived() {
    awaitBackground()
    arrived += background.takeArrived()
  }

  /// Lets the work on other threads whose sleep ends until `now` continue, and takes what it submits
  /// for the main queue.
  package func wakeSleepers(at now: Double) {
    background.advance(to: now) { awaitBackground() }
    arrived += background.takeArrived()
  }

  /// Runs the work that was posted before this tick, then the work that other threads have
  /// submitted, then the timers that are due, beginning with the earliest.
  package func runDue(at now: Double) {
    let (waiting, left) = (posted, arrived)
    posted.removeAll()
    arrived.removeAll()
    for action in waiting { action() }
    for action in left { action() }
    let due = timers.filter { $0.due <= now + 1e-9 }
    timers.removeAll { $0.due <= now + 1e-9 }
    for timer in due.sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) { timer.action() }
  }

  /// Waits until all work on other threads has returned.
  package func awaitBackground() {
    for place in background.wait() {
      UIKitLog.warn(
        "Work on \(place) has not returned for "
          + "\(background.timeout.shortText) s, so the device continues without waiting. "
          + "Its work for the main queue runs when it arrives, at a time that varies between runs.")
    }
  }
}

/// Reports that a delayed action was requested.
package struct DelayRequested: EngineEvent {}
