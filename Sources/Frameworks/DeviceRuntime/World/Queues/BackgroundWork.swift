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
  static let stillness = 1.0

  /// Work that another thread has enqueued on the main queue.
  struct Arrival {
    let place: [Int]
    let run: @MainActor () -> Void
    let passOn: () -> Void
  }

  /// Work that is running or submitted.
  struct Piece {
    /// Nil for a thread that the app has created.
    var work: QueuedWork?
    /// Begins the work; nil for a thread that the app has created.
    var run: Run?
    /// The thread that runs the work; nil if the work has not begun.
    var thread: Int32?
    /// Whether the work was also submitted to a thread of its own.
    var isBeside = false
    /// The queue or the thread, for messages.
    var place: String
  }

  let condition = NSCondition()
  // These properties are accessed only while the condition's lock is held.
  var running: [Int: Piece] = [:]
  var sleepers = Sleepers()
  var iterating = 0
  var lastNumber = 0
  var waitingForMain = 0
  var late: Set<Int> = []
  var arrived: [Arrival] = []
  var done: [QueuedWork] = []
  var promised = 0
  var isClosed = false
  var changes = 0
  var isMainWaiting = false
  /// Whether other threads' work has waited in vain for the main thread to wait for it.
  var isMainElsewhere = false
  /// When the current wait for a change began. It is valid until the next change.
  var waitStart: (changes: Int, time: Date)?
  /// The time of the device. Other threads can read this time.
  var time = 0.0
  /// When the device was found to wait in real time for work that sleeps. It is valid until the next
  /// tick.
  var blockedSince: Date?
  /// The number of changes at which work was found to wait for work that sleeps, before it could
  /// begin.
  var standstill: Int?
  /// The thread that made the last call to the device.
  var mainThread: Int32 = 0
  /// The device that was called last, as the bits of its identifier.
  private static let lastCalled = Atomic<UInt>(0)
  var isCalledLast: Bool {
    Self.lastCalled.load(ordering: .relaxed) == UInt(bitPattern: ObjectIdentifier(self))
  }
  /// The real time since which the device has not changed and no device has been called, with the
  /// counts of both.
  var quiet: (changes: Int, calls: UInt64, since: Date)?

  /// Whether ticks wait for other threads. False for a device that follows real time.
  package var waits = true

  /// The origin of work that threads without a device enqueue on this device.
  package internal(set) weak var otherThreads: WorkOrigin?

  init() {}

  func locked<R>(_ body: () throws -> R) rethrows -> R {
    condition.lock()
    defer { condition.unlock() }
    return try body()
  }

  package var now: Double { locked { time } }

  /// Called on the main thread when a call to the device begins or ends.
  func publish(_ now: Double) {
    let thread = mq_thread_id()
    locked { (time, mainThread, isMainElsewhere) = (now, thread, false) }
    Self.lastCalled.store(UInt(bitPattern: ObjectIdentifier(self)), ordering: .relaxed)
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

  /// Makes each group that has become empty enqueue its notification. This method must be called
  /// after the work that emptied the groups has returned.
  func flushPromises() {
    if locked({ promised > 0 }) { mq_flush_promises() }
  }

  // MARK: Execution

  /// Runs work on its own queue.
  package func start(_ work: QueuedWork, from origin: WorkOrigin) { start(work, at: origin.next()) }

  private func start(_ work: QueuedWork, at place: [Int]) {
    HangWatch.begin()
    let run = locked {
      lastNumber += 1
      let origin = WorkOrigin(self, place: place, number: lastNumber)
      let run = Run(work: work, origin: origin, number: lastNumber)
      running[lastNumber] = Piece(work: work, run: run, place: "the queue \"\(work.label)\"")
      return run
    }
    work.send(Unmanaged.passRetained(run).toOpaque(), Run.body)
  }

  final class Run: Sendable {
    /// Nil when the work has begun.
    private let work: Mutex<QueuedWork?>
    private let origin: WorkOrigin
    private let number: Int

    init(work: QueuedWork, origin: WorkOrigin, number: Int) {
      self.work = Mutex(work)
      (self.origin, self.number) = (origin, number)
    }

    /// Runs the work of the context, which is a retained `Run`.
    static let body: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
      guard let context else { return }
      let run = Unmanaged<Run>.fromOpaque(context).takeRetainedValue()
      // `end` must be called when this thread has released the work: the main thread then releases
      // it, and the objects that it has captured, in the next tick.
      if run.perform() { run.origin.device.end(run.number) }
    }

    /// Runs the work unless it has begun. Returns whether it has run.
    @inline(never) private func perform() -> Bool {
      let taken = work.withLock { work in
        defer { work = nil }
        return work
      }
      guard let taken else { return false }
      mq_count_background(1)
      origin.device.begin(number)
      origin { taken.run() }
      mq_count_background(-1)
      return true
    }
  }

  private func begin(_ number: Int) {
    let thread = mq_thread_id()
    locked {
      running[number]?.thread = thread
      running[number]?.run = nil
      changes += 1
      condition.broadcast()
    }
  }

  func end(_ number: Int) {
    locked {
      // The next tick releases the work on the main queue.
      if let work = running.removeValue(forKey: number)?.work { done.append(work) }
      late.remove(number)
      changes += 1
      condition.broadcast()
    }
  }

  /// Called when iterations of `concurrentPerform` begin or end. Their threads are not known.
  func countIterating(_ change: Int) { locked { iterating += change } }

  /// The real time at which the wait for the next change began. The caller must hold the lock.
  func waitStart(_ changes: Int) -> Date {
    if let waitStart, waitStart.changes == changes { return waitStart.time }
    let now = Date()
    waitStart = (changes, now)
    return now
  }

  // MARK: The end

  /// Called when the device ends. Discards enqueued work and rejects new work.
  func close() {
    let (left, done) = locked {
      isClosed = true
      condition.broadcast()
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
