import CMainQueue

/// Work that was submitted to Dispatch. The work runs once and is released on the main queue.
package final class QueuedWork: @unchecked Sendable {
  private let work: mq_work
  /// This property needs no lock of its own. Only one thread at a time has the work, and it is
  /// passed from thread to thread under a lock.
  private var wasRun = false
  private var isOurs = true

  package init(_ work: mq_work) {
    self.work = work
    if let queue = work.queue { mq_retain_queue(queue) }
  }

  deinit {
    let work = work
    if let queue = work.queue { mq_release_queue(queue) }
    guard isOurs, let release = work.release else { return }
    // The closure may have captured views, which must be deallocated on the main thread.
    if WorkOrigin.current?.isMain ?? Thread.isMainThread {
      release(work.context)
    } else {
      mq_async(nil, false, work.context, release)
    }
  }

  /// Whether the work is for the main queue.
  package var isForMain: Bool { work.queue == nil }

  /// The work's queue; nil for the main queue.
  var queue: UnsafeMutableRawPointer? { work.queue }
  /// Whether the work is a barrier of a concurrent queue.
  var isBarrier: Bool { work.is_barrier }

  /// The id of the work's Swift task; 0 for other work.
  package var task: UInt64 { work.task }

  /// The label of the work's queue, for messages.
  package var label: String {
    guard let queue = work.queue else { return "com.apple.main-thread" }
    let label = String(cString: mq_label(queue))
    return label.isEmpty ? "a queue without a label" : label
  }

  package func run() {
    guard !wasRun else { return }
    wasRun = true
    mq_run(work)
  }

  /// Gives up the ownership of the captured objects, so that the object that created this work may
  /// release them.
  package func disclaim() { isOurs = false }

  /// Submits `body` to the work's own queue. `body` must call `run()`.
  func send(
    _ context: UnsafeMutableRawPointer, _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) {
    mq_async(work.queue, work.is_barrier, context, body)
  }

  /// Submits `body` to a thread of its own instead of the work's queue, which must be one of
  /// Dispatch's global queues. Returns false if it is not.
  func sendBeside(
    _ context: UnsafeMutableRawPointer, _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) -> Bool {
    guard let queue = work.queue else { return false }
    return mq_async_beside(queue, context, body)
  }

  /// Called if the work's virtual device has ended. A step of a Swift task then runs on the
  /// process's main queue, because another task may be awaiting it. All other work is released
  /// without running.
  func passOn() {
    if work.is_job { runOnItsQueue() }
  }

  /// Runs the work on its queue. The work must be a step of a test's own task.
  package func startAsTestJob() {
    disclaim()
    if !mq_start_test_job(work) { runOnItsQueue() }
  }

  /// Runs the work on its queue, without assigning it to a device.
  package func runOnItsQueue() {
    send(Unmanaged.passRetained(self).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<QueuedWork>.fromOpaque(context).takeRetainedValue().run()
    }
  }
}
