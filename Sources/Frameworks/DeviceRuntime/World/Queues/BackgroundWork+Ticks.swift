import CMainQueue

// The end of a tick, which waits for the work.
extension BackgroundWork {
  /// Whether a tick has no work to wait for, and no work is enqueued on the main queue.
  package var isIdle: Bool {
    guard locked({ running.count == late.count }) else { return false }
    flushPromises()
    return locked { arrived.isEmpty && running.count == late.count }
  }

  /// The queues and threads on which a tick waits for work, in the order in which the work was
  /// scheduled.
  package var places: [String] {
    locked { running.keys.filter { !late.contains($0) }.sorted().compactMap { running[$0]?.place } }
  }

  /// Removes the work that is enqueued on the main queue, and returns it sorted by position.
  @MainActor
  package func takeArrived() -> [@MainActor () -> Void] {
    let (arrived, done) = locked {
      defer {
        self.arrived.removeAll()
        self.done.removeAll()
      }
      return (self.arrived, self.done)
    }
    _ = done
    return arrived.enumerated().sorted { a, b in
      a.element.place == b.element.place
        ? a.offset < b.offset
        : a.element.place.lexicographicallyPrecedes(b.element.place)
    }.map(\.element.run)
  }

  /// Waits until all work has returned, except work that is waiting for the main queue or for a
  /// time. If some work does not return within the timeout, returns its queues and threads.
  @MainActor
  package func wait() -> [String] {
    guard waits else { return [] }
    locked { (waitStart, blockedSince) = (nil, nil) }
    defer { locked { blockedSince = nil } }
    while true {
      switch waitForChange() {
      case .nothingRuns:
        flushPromises()
        if locked({ !isAwaited }) { return [] }
      case .change: continue
      case .mayWaitForMain: return []
      case .mayWaitForSleepers(let changes):
        if waitsForSleepers(since: changes) { return [] }
      case .givenUp(let places): return places
      }
    }
  }

  private enum Outcome {
    case nothingRuns, change, mayWaitForMain
    /// Some work sleeps, and nothing has happened since this number of changes.
    case mayWaitForSleepers(changes: Int)
    case givenUp([String])
  }

  /// Whether a tick must wait for work that is running. The caller must hold the lock.
  private var isAwaited: Bool { running.count - late.count - stoppedCount > waitingForMain }

  private func waitForChange() -> Outcome {
    locked {
      guard isAwaited else { return .nothingRuns }
      (isMainWaiting, isMainElsewhere) = (true, false)
      defer { isMainWaiting = false }
      condition.broadcast()
      let before = changes
      let start = waitStart(before)
      while changes == before {
        let end = start + limit
        let looks = !sleepers.isEmpty
        let next = looks ? min(end, Date(timeIntervalSinceNow: Self.look.tick)) : end
        guard !condition.wait(until: next) else { continue }
        if looks, Date() < end { return .mayWaitForSleepers(changes: before) }
        if !arrived.isEmpty { return .mayWaitForMain }
        let awake = awake
        late.formUnion(awake)
        return .givenUp(awake.compactMap { running[$0]?.place })
      }
      return .change
    }
  }

  /// The real time, in seconds, that a tick waits for the next change. The caller must hold the lock.
  private var limit: Double {
    if arrived.isEmpty { return timeout }
    let mayBegin = !sleepers.isEmpty && awake.contains { running[$0]?.thread == nil }
    return min(timeout, mayBegin ? Self.standstillLimit : Self.stillness)
  }

  /// Blocks other threads' work until the main thread waits for it at the end of a tick, when the
  /// work can use the main thread's objects. Returns after a second at the latest, because the main
  /// thread may itself wait for the work, for example on a semaphore.
  func waitForMainToWait() {
    locked {
      let end = Date(timeIntervalSinceNow: Self.stillness)
      while !isMainWaiting, !isMainElsewhere, waits, !isClosed {
        isMainElsewhere = !condition.wait(until: end)
      }
    }
  }
}
