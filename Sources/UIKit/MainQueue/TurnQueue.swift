/// Work that user calls ask for and that the run loop does later in the same or a coming turn.
@MainActor
package final class TurnQueue: WorldRoom {
  private struct Timer {
    let due: Double
    let number: Int
    /// Whether it begins again and again, so that nobody waits for its end.
    let isRepeating: Bool
    let action: () -> Void
  }
  /// What waits for the commit, and who asked for it.
  struct Deferred {
    let caller: () -> String
    let action: () -> Void
  }
  private var deferred: [Deferred] = []
  private var posted: [() -> Void] = []
  private var arrived: [@MainActor () -> Void] = []
  private var timers: [Timer] = []
  private var lastTimer = 0
  private let background = World.current.background

  package init() {}

  private static var current: TurnQueue { World.current.room(TurnQueue.self) }

  /// Runs `action` in this turn, after what is changed now has been laid out and committed.
  ///
  /// `caller` is for the message about a turn that does not come to rest.
  package static func afterCommit(
    by caller: @autoclosure @escaping () -> String, _ action: @escaping () -> Void
  ) {
    current.deferred.append(Deferred(caller: caller, action: action))
  }

  /// Runs `action` in the next turn.
  package static func post(_ action: @escaping () -> Void) { current.posted.append(action) }

  /// Runs `action` in the first turn at or after `delay` seconds from now.
  package static func after(_ delay: Double, _ action: @escaping () -> Void) {
    World.current.tell(DelayRequested())
    at(World.current.clock.now + delay, action)
  }

  /// Runs `action` in the first turn at or after a time of the clock.
  package static func at(
    _ due: Double, isRepeating: Bool = false, _ action: @escaping () -> Void
  ) {
    let queue = current
    queue.lastTimer += 1
    queue.timers.append(
      Timer(due: due, number: queue.lastTimer, isRepeating: isRepeating, action: action))
  }

  /// Nothing waits that comes to an end, on this queue or another.
  package var isEmpty: Bool {
    deferred.isEmpty && posted.isEmpty && timers.allSatisfy(\.isRepeating) && background.isIdle
  }

  /// Whether a timer goes on for ever.
  package var hasRepeatingTimers: Bool { timers.contains(where: \.isRepeating) }

  /// What still waits, for messages.
  var unrest: [String] {
    var reasons = background.labels.map { "work on the queue \"\($0)\"" }
    let waits = !deferred.isEmpty || !posted.isEmpty || !timers.allSatisfy(\.isRepeating)
    if waits || !background.isIdle && reasons.isEmpty { reasons.append("posted work") }
    return reasons
  }

  /// Who still waits for the commit, for messages.
  var deferredCallers: [String] { deferred.map { $0.caller() } }

  func takeDeferred() -> [Deferred] {
    defer { deferred.removeAll() }
    return deferred
  }

  /// Takes what other threads have left for this turn; what they leave from now on comes with the
  /// next, however fast they are. Work that was begun between two turns is waited for first.
  func takeArrived() {
    awaitBackground()
    arrived += background.takeArrived()
  }

  /// Runs what was posted before this turn, then what other threads have left for it, then the
  /// timers that are due, earliest first.
  func runDue(at now: Double) {
    let (waiting, left) = (posted, arrived)
    posted.removeAll()
    arrived.removeAll()
    for action in waiting { action() }
    for action in left { action() }
    let due = timers.filter { $0.due <= now + 1e-9 }
    timers.removeAll { $0.due <= now + 1e-9 }
    for timer in due.sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) { timer.action() }
  }

  /// Waits until the work on other threads has returned.
  func awaitBackground() {
    for label in background.wait() {
      UIKitLog.warn(
        "Work on the queue \"\(label)\" has not returned for "
          + "\(CallTrace.number(background.patience)) s; the device goes on without it, and what it "
          + "leaves for the main queue comes when it comes.")
    }
  }
}

/// Something is to run after a delay.
package struct DelayRequested: EngineEvent {}
