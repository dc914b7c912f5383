/// Work that user calls ask for and that the run loop does later in the same or a coming turn.
@MainActor
package final class TurnQueue: WorldRoom {
  private struct Timer {
    let due: Double
    let number: Int
    let action: () -> Void
  }
  /// What waits for the commit, and who asked for it.
  struct Deferred {
    let caller: () -> String
    let action: () -> Void
  }
  private var deferred: [Deferred] = []
  private var posted: [() -> Void] = []
  private var timers: [Timer] = []
  /// How many delays have been asked for.
  package private(set) var timerCount = 0

  package init() {}

  /// Runs `action` in this turn, after what is changed now has been laid out and committed.
  ///
  /// `caller` is for the message about a turn that does not come to rest.
  package static func afterCommit(
    by caller: @autoclosure @escaping () -> String, _ action: @escaping () -> Void
  ) {
    World.current.room(TurnQueue.self).deferred.append(Deferred(caller: caller, action: action))
  }

  /// Runs `action` in the next turn.
  package static func post(_ action: @escaping () -> Void) {
    World.current.room(TurnQueue.self).posted.append(action)
  }

  /// Runs `action` in the first turn at or after `delay` seconds from now.
  package static func after(_ delay: Double, _ action: @escaping () -> Void) {
    let queue = World.current.room(TurnQueue.self)
    queue.timerCount += 1
    queue.timers.append(
      Timer(due: World.current.clock.now + delay, number: queue.timerCount, action: action))
  }

  package var isEmpty: Bool { deferred.isEmpty && posted.isEmpty && timers.isEmpty }

  /// Who still waits for the commit, for messages.
  var deferredCallers: [String] { deferred.map { $0.caller() } }

  func takeDeferred() -> [Deferred] {
    defer { deferred.removeAll() }
    return deferred
  }

  /// What was posted before this turn, then the timers that are due, earliest first.
  func takeDue(at now: Double) -> [() -> Void] {
    let due = timers.filter { $0.due <= now + 1e-9 }
    timers.removeAll { $0.due <= now + 1e-9 }
    let ordered = due.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
    defer { posted.removeAll() }
    return posted + ordered.map(\.action)
  }
}

extension DispatchQueue {
  /// Runs `work` in the next turn of the virtual device's run loop, when this is the main queue.
  ///
  /// Chosen over Dispatch's own method wherever the caller is on the main actor, so that
  /// `DispatchQueue.main.async` follows the world's clock.
  @MainActor
  public func async(execute work: @escaping @MainActor () -> Void) {
    guard isMain else { return runElsewhere(after: nil, work) }
    TurnQueue.post(work)
  }

  /// As above, `deadline` seconds of the world's clock from now.
  @MainActor
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    guard isMain else { return runElsewhere(after: deadline, work) }
    // A deadline is written `.now() + seconds`: the distance is exact to within the instant
    // between the two readings, and is rounded to a millisecond to be the same in every run.
    let distance = Double(deadline.uptimeNanoseconds) - Double(DispatchTime.now().uptimeNanoseconds)
    TurnQueue.after(max(0, (distance / 1e6).rounded(.up) / 1e3), work)
  }

  /// On Linux `DispatchQueue.main` is a new object at each call; the label tells.
  private var isMain: Bool { label == DispatchQueue.main.label }

  @MainActor
  private func runElsewhere(after deadline: DispatchTime?, _ work: @escaping @MainActor () -> Void)
  {
    let item = DispatchWorkItem { MainActor.assumeIsolated { work() } }
    if let deadline {
      asyncAfter(deadline: deadline, execute: item)
    } else {
      async(execute: item)
    }
  }
}
