import CMainQueue

/// The timers of Foundation and Dispatch, which run on the device's clock.
enum VirtualTimers {
  // MARK: Foundation

  /// Adds a timer of a run loop. Returns false if the run loop does not belong to a device.
  static func add(
    _ timer: UnsafeMutableRawPointer, calling object: UnsafeMutableRawPointer, in seconds: Double,
    every interval: Double, isMainLoop: Bool
  ) -> Bool {
    let object = Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    guard let object = object as? Timer else { return false }
    let kept = KeptTimer(timer, object)
    // A timer whose date is in the past or invalid is due immediately.
    let delay = max(0, seconds)
    return MainQueue.onMainQueue(evenFromElsewhere: isMainLoop) { now in
      TickQueue.at(now + delay, isRepeating: interval > 0) {
        fire(kept, due: now + delay, every: interval)
      }
    }
  }

  @MainActor
  private static func fire(_ kept: KeptTimer, due: Double, every interval: Double) {
    guard kept.isValid else { return }
    kept.timer.fire()
    guard interval > 0, kept.isValid else { return }
    let next = nextTime(after: due, every: interval)
    TickQueue.at(next, isRepeating: true) { fire(kept, due: next, every: interval) }
  }

  /// The first time after now at which the timer is due. If the timer was due several times before
  /// now, it does not fire for the missed times.
  @MainActor
  private static func nextTime(after due: Double, every interval: Double) -> Double {
    let missed = ((World.current.clock.now - due) / interval).rounded(.down)
    return due + (max(0, missed) + 1) * interval
  }

  /// Retains a timer until it has ended.
  private final class KeptTimer: @unchecked Sendable {
    let timer: Timer
    private let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer, _ timer: Timer) {
      (self.pointer, self.timer) = (pointer, timer)
      mq_timer_retain(pointer)
    }

    deinit { mq_timer_release(pointer) }

    var isValid: Bool { mq_timer_is_valid(pointer) }
  }

  // MARK: Dispatch

  /// Sets the times of a timer source, in nanoseconds from now. If `nanoseconds` is negative, the
  /// timer source never fires.
  static func set(_ source: OpaquePointer, in nanoseconds: Int64, every interval: Int64) {
    let kept = KeptSource(source)
    MainQueue.onMainQueue(evenFromElsewhere: true) { now in
      kept.isLatest()
      guard nanoseconds >= 0 else { return }
      let due = now + Double(nanoseconds) / 1e9
      TickQueue.at(due, isRepeating: interval > 0) {
        fire(kept, due: due, every: Double(interval) / 1e9)
      }
    }
  }

  @MainActor
  private static func fire(_ kept: KeptSource, due: Double, every interval: Double) {
    guard kept.isCurrent else { return }
    switch kept.state {
    case mq_source_over:
      kept.forget()
    case mq_source_suspended:
      // A suspended timer source is checked again in every frame, so it fires in the first frame
      // after it has been resumed.
      TickQueue.at(due, isRepeating: true) { fire(kept, due: due, every: interval) }
    default:
      let handler = QueuedWork(mq_source_handler(kept.source))
      if handler.isForMain {
        handler.run()
      } else {
        let origin = World.current.mainQueue
        origin.device.start(handler, from: origin)
      }
      guard interval > 0 else { return kept.forget() }
      let next = nextTime(after: due, every: interval)
      TickQueue.at(next, isRepeating: true) { fire(kept, due: next, every: interval) }
    }
  }

  /// A timer source and one schedule that was set for it. The schedule is valid until another
  /// schedule is set for the source.
  private final class KeptSource: @unchecked Sendable {
    let source: OpaquePointer

    init(_ source: OpaquePointer) { self.source = source }

    deinit { mq_source_release(source) }

    var state: mq_source_state { mq_source_get_state(source) }

    @MainActor func isLatest() { World.current.service(Settings.self).latest[source] = self }
    @MainActor var isCurrent: Bool {
      World.current.service(Settings.self).latest[source] === self
    }
    @MainActor func forget() { World.current.service(Settings.self).latest[source] = nil }
  }

  /// The most recent schedule of each source.
  @MainActor
  private final class Settings: WorldService {
    var latest: [OpaquePointer: KeptSource] = [:]
    init() {}
  }
}
