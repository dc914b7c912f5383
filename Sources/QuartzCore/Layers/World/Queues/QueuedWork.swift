import CMainQueue

/// Work that was given to Dispatch: run once, and released on the main queue.
package final class QueuedWork: @unchecked Sendable {
  private let work: mq_work
  /// Only one thread at a time has the work, and hands it on through a lock.
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
    // What the work holds may be views, which end where they live.
    if WorkOrigin.current?.isMain ?? Thread.isMainThread {
      release(work.context)
    } else {
      mq_async(nil, false, work.context, release)
    }
  }

  /// Whether it is for the main queue.
  package var isForMain: Bool { work.queue == nil }

  /// The number of the Swift task that it is a part of; 0 for other work.
  package var task: UInt64 { work.task }

  /// The label of its queue, for messages.
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

  /// Leaves what the work holds to who made it.
  package func disclaim() { isOurs = false }

  /// Runs `body` on the work's own queue, which calls `run()`.
  func send(
    _ context: UnsafeMutableRawPointer, _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void
  ) {
    mq_async(work.queue, work.is_barrier, context, body)
  }

  /// The device that the work was for is gone: a Swift task goes on on the process's main queue, as
  /// somebody may await it, and everything else is let go.
  func passOn() {
    if work.is_job { runOnItsQueue() }
  }

  /// Runs the work on its queue of the process's, for no device.
  package func runOnItsQueue() {
    send(Unmanaged.passRetained(self).toOpaque()) { context in
      guard let context else { return }
      Unmanaged<QueuedWork>.fromOpaque(context).takeRetainedValue().run()
    }
  }
}
