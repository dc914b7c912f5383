import CMainQueue
import Synchronization

/// The virtual device for which a thread works, and the position of that work in the device's order
/// of work.
///
/// A position is a path of numbers that starts at the main queue. For example, if the fifth piece
/// of work of the main queue schedules two pieces of work, the second of the two has the position
/// 5.2. The position of a piece of work does not depend on how fast threads run.
package final class WorkOrigin: Sendable {
  package let device: BackgroundWork
  let place: [Int]
  /// Whether the work runs on the device's main queue.
  package let isMain: Bool
  /// The number of the piece of work that the device waits for; nil for other work, such as one
  /// iteration of many.
  let number: Int?
  private let children = Mutex(0)
  private let usesUIKit = Mutex(false)

  init(_ device: BackgroundWork, place: [Int], isMain: Bool = false, number: Int? = nil) {
    (self.device, self.place, self.isMain, self.number) = (device, place, isMain, number)
  }

  /// Returns the position of the next piece of work that this work schedules.
  func next() -> [Int] {
    place
      + [
        children.withLock {
          $0 += 1
          return $0
        }
      ]
  }

  /// Records that the work uses UIKit. Returns whether it has not done so before.
  func beginsToUseUIKit() -> Bool {
    usesUIKit.withLock { isKnown in
      defer { isKnown = true }
      return !isKnown
    }
  }

  /// The calling thread's origin; nil on a thread without a device.
  package static var current: WorkOrigin? {
    mq_origin().map { Unmanaged<WorkOrigin>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` with this object as the thread's origin. The object must outlive the call.
  func callAsFunction(_ body: () -> Void) {
    let before = mq_origin()
    mq_set_origin(Unmanaged.passUnretained(self).toOpaque())
    body()
    mq_set_origin(before)
  }
}
