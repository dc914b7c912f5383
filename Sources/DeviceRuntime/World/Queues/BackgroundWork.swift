import CMainQueue
import Synchronization

/// The work that a virtual device runs on other threads, and the work that is enqueued on its main
/// queue.
///
/// The work runs on Dispatch's own queues, and a tick ends only when all of it has returned. The
/// next tick runs the work that was enqueued on the main queue, sorted by `WorkOrigin` positions.
/// The order of the work on the main queue is the same in every run, because it does not depend on
/// the speed of threads.
package final class BackgroundWork: @unchecked Sendable {
  /// The real time, in seconds, that a tick waits for unfinished work; 10 by default.
  package var timeout = 10.0
  /// The real time, in seconds, for which a tick waits for work that has already enqueued something
  /// on the main queue and is still running. The limit is short, because work that has enqueued
  /// something on the main queue may itself be waiting for the main queue.
  private static let stillness = 1.0

  /// Work that another thread has enqueued on the main queue.
  private struct Arrival {
    let place: [Int]
    let run: @MainActor () -> Void
    let passOn: () -> Void
  }

  private let condition = NSCondition()
  // These properties are accessed only while the condition's lock is held.
  private var running: [Int: QueuedWork] = [:]
  private var lastNumber = 0
  private var waitingForMain = 0
  private var late: Set<Int> = []
  private var arrived: [Arrival] = []
  private var done: [QueuedWork] = []
  private var promised = 0
  private var isClosed = false
  private var changes = 0
  private var isMainWaiting = false
  /// The time of the device. Other threads can read this time.
  private var time = 0.0

  /// Whether ticks wait for other threads. False for a device that follows real time.
  package var waits = true

  /// The origin of work that threads without a device enqueue on this device.
  package internal(set) weak var otherThreads: WorkOrigin?

  init() {}

  private func locked<R>(_ body: () throws -> R) rethrows -> R {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }

  package var now: Double {
    get { locked { time } }
    set { locked { time = newValue } }
  }

  // MARK: Enqueueing

  /// Enqueues `run` on the main queue.
  package func leave(
    from origin: WorkOrigin, passOn: @escaping () -> Void = {}, run: @escaping @MainActor () -> Void
  ) {
    leave(at: origin.next(), passOn: passOn, run: run)
  }

  private func leave(
    at place: [Int], passOn: @escaping () -> Void, run: @escaping @MainActor () -> Void
  ) {
    let isTaken = locked {
      guard !isClosed else { return false }
      arrived.append(Arrival(place: place, run: run, passOn: passOn))
      changes += 1
      condition.broadcast()
      return true
    }
    if !isTaken { passOn() }
  }

  /// Enqueues work on the main queue.
  package func leave(_ work: QueuedWork, from origin: WorkOrigin) {
    leave(from: origin, passOn: work.passOn, run: work.run)
  }

  /// Enqueues work on the main queue and waits until it has run.
  package func leaveAndWait(_ work: QueuedWork, from origin: WorkOrigin) {
    let end = DispatchSemaphore(value: 0)
    locked {
      waitingForMain += 1
      condition.broadcast()
    }
    let finish: @Sendable () -> Void = { [self] in
      work.run()
      locked { waitingForMain -= 1 }
      end.signal()
    }
    // The caller is waiting for the result. If the device no longer exists, the work therefore runs
    // on a Dispatch queue.
    let elsewhere = { DispatchQueue.global().async(execute: finish) }
    leave(from: origin, passOn: elsewhere, run: finish)
    end.wait()
  }

  /// Reserves a position for work that will be enqueued later. To enqueue the work, call the
  /// returned function.
  package func promise(_ work: QueuedWork, from origin: WorkOrigin) -> () -> Void {
    let place = origin.next()
    locked { promised += 1 }
    return { [self] in
      // The reservation is counted until the work is enqueued. If `promised` is 0, there are no
      // open reservations.
      defer { locked { promised -= 1 } }
      if work.isForMain {
        leave(at: place, passOn: work.passOn, run: work.run)
      } else {
        start(work, at: place)
      }
    }
  }

  // MARK: Execution

  /// Runs work on its own queue.
  package func start(_ work: QueuedWork, from origin: WorkOrigin) { start(work, at: origin.next()) }

  private func start(_ work: QueuedWork, at place: [Int]) {
    HangWatch.begin()
    let number = locked {
      lastNumber += 1
      running[lastNumber] = work
      return lastNumber
    }
    let run = Run(work: work, origin: WorkOrigin(self, place: place), number: number)
    work.send(Unmanaged.passRetained(run).toOpaque()) { context in
      guard let context else { return }
      // `end` must be called when this thread has released the work: the main thread then releases
      // it, and the objects that it has captured, in the next tick.
      let (device, number) = Unmanaged<Run>.fromOpaque(context).takeRetainedValue().perform()
      device.end(number)
    }
  }

  private final class Run: Sendable {
    let work: QueuedWork
    let origin: WorkOrigin
    let number: Int

    init(work: QueuedWork, origin: WorkOrigin, number: Int) {
      (self.work, self.origin, self.number) = (work, origin, number)
    }

    /// Runs the work. Returns the device, and the number with which its `end` must be called.
    @inline(never) func perform() -> (BackgroundWork, Int) {
      mq_count_background(1)
      origin { work.run() }
      mq_count_background(-1)
      return (origin.device, number)
    }
  }

  private func end(_ number: Int) {
    locked {
      // The next tick releases the work on the main queue.
      if let work = running.removeValue(forKey: number) { done.append(work) }
      late.remove(number)
      changes += 1
      condition.broadcast()
    }
  }

  // MARK: Ticks

  /// Whether a tick has no work to wait for, and no work is enqueued on the main queue.
  package var isIdle: Bool {
    guard locked({ running.count == late.count }) else { return false }
    flushPromises()
    return locked { arrived.isEmpty && running.count == late.count }
  }

  /// Makes each group that has become empty enqueue its notification. This method must be called
  /// after the work that emptied the groups has returned.
  private func flushPromises() {
    if locked({ promised > 0 }) { mq_flush_promises() }
  }

  /// The labels of the queues on which a tick waits for work, in the order in which the work was
  /// scheduled.
  package var labels: [String] {
    locked { running.keys.filter { !late.contains($0) }.sorted().compactMap { running[$0]?.label } }
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

  /// Waits until all work has returned, except work that is waiting for the main queue. If some
  /// work does not return within the timeout, returns the labels of its queues.
  @MainActor
  package func wait() -> [String] {
    guard waits else { return [] }
    while true {
      switch waitForChange() {
      case .nothingRuns:
        flushPromises()
        if locked({ !isAwaited }) { return [] }
      case .change: continue
      case .mayWaitForMain: return []
      case .givenUp(let labels): return labels
      }
    }
  }

  private enum Outcome {
    case nothingRuns, change, mayWaitForMain
    case givenUp([String])
  }

  /// Whether a tick must wait for work that is running. The caller must hold the lock.
  private var isAwaited: Bool { running.count - late.count > waitingForMain }

  private func waitForChange() -> Outcome {
    locked {
      guard isAwaited else { return .nothingRuns }
      isMainWaiting = true
      defer { isMainWaiting = false }
      condition.broadcast()
      let end = Date(timeIntervalSinceNow: timeout)
      let before = changes
      while changes == before {
        let hasLeft = !arrived.isEmpty
        let limit = hasLeft ? min(end, Date(timeIntervalSinceNow: Self.stillness)) : end
        guard !condition.wait(until: limit) else { continue }
        if hasLeft { return .mayWaitForMain }
        let numbers = running.keys.filter { !late.contains($0) }.sorted()
        late.formUnion(numbers)
        return .givenUp(numbers.compactMap { running[$0]?.label })
      }
      return .change
    }
  }

  /// Blocks other threads' work until the main thread waits for it at the end of a tick, when the
  /// work can use the main thread's objects. Returns after a second at the latest, because the main
  /// thread may itself wait for the work, for example on a semaphore.
  func waitForMainToWait() {
    locked {
      let end = Date(timeIntervalSinceNow: Self.stillness)
      while !isMainWaiting, waits, !isClosed {
        guard condition.wait(until: end) else { return }
      }
    }
  }

  /// Called when the device ends. Discards enqueued work and rejects new work.
  func close() {
    let (left, done) = locked {
      isClosed = true
      defer {
        arrived.removeAll()
        self.done.removeAll()
      }
      return (arrived, self.done)
    }
    _ = done
    for arrival in left { arrival.passOn() }
  }
}
