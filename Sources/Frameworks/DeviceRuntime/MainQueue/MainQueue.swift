import CMainQueue

/// Redirects work that an app schedules with Dispatch, Foundation or Swift concurrency to the app's
/// simulated device.
///
/// Work for the main queue, its timers and its run loop is added to the device's `TickQueue`. Work
/// for other queues runs on those queues, on other threads, and the device's frame does not end
/// before the work has returned (`BackgroundWork`). Work that does not belong to an app, such as
/// that of the test library, is not redirected.
enum MainQueue {
  // MARK: Origin of work

  /// The label prefixes that identify the queues of this package and of the test library. Work on a
  /// queue with one of these prefixes does not belong to an app.
  private static let ownLabels = ["matchcut.", "org.swift."]

  /// Whether the caller runs on a main queue: the device's main queue if a device has called the
  /// code, otherwise the process's main queue.
  private static var isOnMain: Bool { WorkOrigin.current?.isMain ?? MainActorReach.isHere }

  /// The origin of the calling thread's work; nil if the work does not belong to a device. Test
  /// code that runs between two calls of a stage's methods belongs to the stage's device.
  private static var origin: WorkOrigin? {
    if let origin = WorkOrigin.current { return origin }
    return MainActorReach.read { World.staying?.mainQueue } ?? nil
  }

  static func belongs(forMain isForMain: Bool) -> Bool {
    origin != nil || isForMain && WorkOrigin.forOtherThreads != nil
  }

  /// The origin of `work`; nil if `work` does not belong to a device.
  private static func origin(of work: QueuedWork, isJob: Bool) -> WorkOrigin? {
    if isJob, work.task != 0 {
      return TaskOwners.origin(of: work.task, from: WorkOrigin.current)
    }
    guard !isJob else { return WorkOrigin.current }
    let origin = origin
    guard work.isForMain else {
      return origin.flatMap { _ in
        ownLabels.contains(where: work.label.hasPrefix) ? nil : origin
      }
    }
    return origin ?? WorkOrigin.forOtherThreads
  }

  // MARK: Queues

  static func submit(_ work: mq_work) -> Bool {
    guard work.is_job || WorkOrigin.current != nil || belongs(forMain: work.queue == nil) else {
      return false
    }
    return take(work) { queued, origin in
      if !queued.isForMain {
        origin.device.start(queued, from: origin)
      } else if isOnMain {
        MainActor.assumeIsolated { TickQueue.post(queued.run) }
      } else {
        origin.device.leave(queued, from: origin)
      }
      if work.is_job { Waiting.watch(origin.device) }
    }
  }

  static func submit(_ work: mq_work, after nanoseconds: Int64) -> Bool {
    if work.is_job, mq_hosts_tests(), let device = WorkOrigin.forOtherThreads,
      TaskOwners.origin(of: work.task, from: WorkOrigin.current) == nil
    {
      sleep(QueuedWork(work), nanoseconds, on: device)
      return true
    }
    return take(work) { queued, origin in
      guard nanoseconds < .max else { return }
      let delay = Double(nanoseconds) / 1e9
      onMain(of: origin) { start in
        TickQueue.after(start + delay - World.current.clock.now) {
          if queued.isForMain {
            queued.run()
          } else {
            let origin = World.current.mainQueue
            origin.device.start(queued, from: origin)
          }
        }
      }
    }
  }

  /// Resumes a test's own task after a delay on the device's clock.
  private static func sleep(_ step: QueuedWork, _ nanoseconds: Int64, on origin: WorkOrigin) {
    guard nanoseconds < .max else { return }
    onMain(of: origin) { start in
      TickQueue.at(start + Double(nanoseconds) / 1e9) { step.startAsTestJob() }
    }
  }

  /// Calls `body` with the work and its origin. Returns false if the work does not belong to a
  /// device.
  private static func take(
    _ work: mq_work, _ body: (QueuedWork, WorkOrigin) -> Void
  ) -> Bool {
    let queued = QueuedWork(work)
    guard let origin = origin(of: queued, isJob: work.is_job) else {
      queued.disclaim()
      return false
    }
    body(queued, origin)
    return true
  }

  /// Runs `body` on the device's main queue. The argument of `body` is the time on the device's
  /// clock at which this method was called. `body` runs immediately if the caller is on the
  /// device's main queue, otherwise in the next tick.
  private static func onMain(
    of origin: WorkOrigin, _ body: @escaping @MainActor @Sendable (_ now: Double) -> Void
  ) {
    if isOnMain {
      MainActor.assumeIsolated { body(World.current.clock.now) }
    } else {
      let now = origin.device.now
      origin.device.leave(from: origin) { body(now) }
    }
  }

  /// Runs `body` on the device's main queue. The argument of `body` is the time on the device's
  /// clock at which this method was called. Returns false without running `body` if the calling
  /// thread does not belong to a device. Also returns false if `evenFromElsewhere` is false and the
  /// caller is not on the device's main queue.
  @discardableResult
  static func onMainQueue(
    evenFromElsewhere: Bool, _ body: @escaping @MainActor @Sendable (_ now: Double) -> Void
  ) -> Bool {
    guard let origin = origin ?? WorkOrigin.forOtherThreads, isOnMain || evenFromElsewhere else {
      return false
    }
    onMain(of: origin, body)
    return true
  }

  static func runOnMain(_ work: mq_work) -> Bool {
    guard !isOnMain else {
      UIKitLog.raise(
        "EXC_BREAKPOINT",
        "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current "
          + "thread: DispatchQueue.main.sync was called on the main queue and would wait forever. "
          + "Call the closure directly.")
    }
    return take(work) { queued, origin in origin.device.leaveAndWait(queued, from: origin) }
  }

  /// Lets the calling thread sleep on the device's clock. Returns false if the thread does not run
  /// work that the device waits for.
  static func sleep(_ nanoseconds: Int64) -> Bool {
    guard let origin = WorkOrigin.current, !origin.isMain else { return false }
    // A test may await something that the work does after its sleep.
    Waiting.watch(origin.device)
    return origin.device.sleep(for: Double(nanoseconds) / 1e9, origin)
  }

  // MARK: Groups

  private final class Promise {
    let keep: () -> Void
    init(keep: @escaping () -> Void) { self.keep = keep }
  }

  static func promise(_ work: mq_work) -> UnsafeMutableRawPointer {
    let queued = QueuedWork(work)
    let origin = origin(of: queued, isJob: false)
    let keep = origin.map { $0.device.promise(queued, from: $0) } ?? queued.runOnItsQueue
    return Unmanaged.passRetained(Promise(keep: keep)).toOpaque()
  }

  static func keep(_ promise: UnsafeMutableRawPointer) {
    Unmanaged<Promise>.fromOpaque(promise).takeRetainedValue().keep()
  }

  // MARK: The run loop

  /// Advances the device by `seconds` instead of running the process's run loop. The device can
  /// advance only between the calls of a stage, because a run loop inside a tick cannot run
  /// further frames.
  static func runLoop(for seconds: Double) -> Bool {
    guard isOnMain else { return false }
    return MainActor.assumeIsolated {
      guard !World.isEntered else {
        UIKitLog.warn(
          "RunLoop.run was called during a tick of the device and returned at once. Let the tick "
            + "end, and continue in a timer or a completion.")
        return true
      }
      guard let world = World.staying, let tick = world.tick else { return false }
      let ticks = (seconds * Double(FrameClock.ticksPerSecond)).rounded()
      let limit = Int(min(max(ticks, 1), Double(longestRun * FrameClock.ticksPerSecond)))
      for _ in 0..<limit {
        guard mq_hosts_tests() else {
          tick()
          continue
        }
        mq_run_test_jobs(0)
        TestTurns.tick(world)
      }
      return true
    }
  }
  /// The maximum duration of one run of a run loop, in seconds of the device's clock. A run of the
  /// run loop ends after this duration if the caller sets a longer limit or no limit (unverified).
  private static let longestRun = 60
}
