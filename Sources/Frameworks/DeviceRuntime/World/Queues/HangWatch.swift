import Foundation
import Synchronization

/// Prints a message if a call to a virtual device hangs because the device's main queue waits for
/// another thread. Often the other thread is itself waiting for the main queue.
///
/// The check runs once per second of real time, on a thread that starts when work is first
/// submitted to another queue. The check only writes to standard error and does not change the
/// device's behaviour.
package enum HangWatch {
  /// The message is printed if a call has been running for this number of seconds. The check runs
  /// once per second.
  private static let timeout = 10

  /// Incremented when a call begins and when it ends, so it is odd during a call.
  private static let count = Atomic<UInt64>(0)
  private static let hasBegun = Atomic<Bool>(false)

  static func callBegins() { count.wrappingAdd(1, ordering: .relaxed) }
  static func callEnds() { count.wrappingAdd(1, ordering: .relaxed) }

  /// The number of calls that have begun or ended.
  static var calls: UInt64 { count.load(ordering: .relaxed) }
  static var isInCall: Bool { calls % 2 == 1 }

  /// Starts the thread that runs the check; repeated calls have no effect.
  static func begin() {
    guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
    Thread.detachNewThread { look() }
  }

  private static func look() {
    var (seen, looks) = (UInt64(0), 0)
    while true {
      Thread.sleep(forTimeInterval: 1)
      let now = count.load(ordering: .relaxed)
      looks = now == seen ? looks + 1 : 0
      seen = now
      if now % 2 == 1, looks == timeout {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
      }
    }
  }

  package static let sentence =
    "matchcut: the device's main queue has not returned for \(timeout) s. A lock, a semaphore or "
    + "a group that it waits for may need the main queue itself: use notify(queue:) or async "
    + "instead of waiting on the main queue."
}
