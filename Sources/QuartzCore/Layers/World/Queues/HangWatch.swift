import Foundation
import Synchronization

/// Says so when a device's call does not return: its main queue waits for something that another
/// thread will not give, often because that thread waits for the main queue.
///
/// Looks once a second of real time, from a thread of its own that begins with the first work on
/// another queue. It only writes to standard error: nothing that a device does depends on it.
package enum HangWatch {
  /// Looks without a change, one a second, before it speaks.
  private static let patience = 10

  /// Counts calls that began or ended: odd while one runs.
  private static let count = Atomic<UInt64>(0)
  private static let hasBegun = Atomic<Bool>(false)

  static func callBegins() { count.wrappingAdd(1, ordering: .relaxed) }
  static func callEnds() { count.wrappingAdd(1, ordering: .relaxed) }

  /// Begins to look; again and again is the same as once.
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
      if now % 2 == 1, looks == patience {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
      }
    }
  }

  package static let sentence =
    "matchcut: the device's main queue has not returned for \(patience) s. A lock, a semaphore or "
    + "a group that it waits for may need the main queue itself: use notify(queue:) or async "
    + "instead of waiting on the main queue."
}
