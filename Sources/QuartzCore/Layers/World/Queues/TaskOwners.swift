import Foundation

/// The Swift tasks that belong to a virtual device, because they began in its calls or in its work.
///
/// A test's own task may be resumed from a device's call, for example by a completion that it
/// awaits. Even then it must continue on the process's main queue.
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

  /// The origin for the next step of a task, which was scheduled from `origin`; nil if the task
  /// does not belong to a device. A task that is seen for the first time belongs to the device of
  /// `origin`.
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

  /// Marks the task as not belonging to any device.
  static func disown(_ task: UInt64) {
    guard task != 0 else { return }
    lock.withLock {
      if state.owned[task] == nil { state.others.insert(task) }
    }
  }
}
