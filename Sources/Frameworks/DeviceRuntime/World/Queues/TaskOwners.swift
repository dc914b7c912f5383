import Foundation

/// The Swift tasks that belong to a virtual device, because they were started in one of the
/// device's calls or by the device's work.
///
/// A call to a device may resume a test's own task, for example if the test awaits a completion.
/// A test's own task must still continue on the process's main queue.
package enum TaskOwners {
  private struct Owner {
    weak var device: BackgroundWork?
  }

  private struct State {
    var owned: [UInt64: Owner] = [:]
    var others: Set<UInt64> = []
  }

  /// This is an `NSLock` because the thread sanitizer does not recognise `Mutex`.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var state = State()

  /// The origin for the next step of a task; nil if the task does not belong to a device. `origin`
  /// is where the step was scheduled. A task that is seen for the first time is assigned to the
  /// device of that origin.
  package static func origin(of task: UInt64, from origin: WorkOrigin?) -> WorkOrigin? {
    guard task != 0 else { return origin }
    return lock.withLock {
      if let owner = state.owned[task] {
        guard let device = owner.device else { return nil }
        return origin?.device === device ? origin : device.otherThreads
      }
      guard let origin, !state.others.contains(task) else {
        state.others.insert(task)
        return nil
      }
      state.owned[task] = Owner(device: origin.device)
      return origin
    }
  }

  /// Records that the task does not belong to any device.
  static func disown(_ task: UInt64) {
    guard task != 0 else { return }
    lock.withLock {
      if state.owned[task] == nil { state.others.insert(task) }
    }
  }
}
