import Foundation
import Synchronization

/// Prints a message if a call to a virtual device does not return because its main queue waits for
/// another thread. Often that thread itself waits for the main queue.
///
/// It checks once per second of real time, on a thread that starts with the first work on another
/// queue. It only writes to standard error and does not influence the device.
package enum HangWatch {
  /// The number of consecutive checks without a change, one per second, after which the message is
  /// printed.
  private static let timeout = 10

  /// A counter that is incremented when a call begins and when it ends. It is odd during a call.
  private static let count = Atomic<UInt64>(0)
  private static let hasBegun = Atomic<Bool>(false)

  static func callBegins() { count.wrappingAdd(1, ordering: .relaxed) }
  static func callEnds() { count.wrappingAdd(1, ordering: .relaxed) }

  /// Starts the thread; repeated calls have no effect.
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
