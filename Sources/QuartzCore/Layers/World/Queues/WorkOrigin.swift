import CMainQueue
import Synchronization

/// The device for which a thread works, and the position of its work in the order of the device's
/// work.
///
/// A position is a path of numbers from the main queue: the second piece of work scheduled by the
/// fifth is 5.2. Positions do not depend on the speed of threads.
package final class WorkOrigin: Sendable {
  package let device: BackgroundWork
  let place: [Int]
  /// Whether this is the device's main queue.
  package let isMain: Bool
  private let children = Mutex(0)

  init(_ device: BackgroundWork, place: [Int], isMain: Bool = false) {
    (self.device, self.place, self.isMain) = (device, place, isMain)
  }

  /// The position of the next piece of work scheduled from here.
  func next() -> [Int] {
    place
      + [
        children.withLock {
          $0 += 1
          return $0
        }
      ]
  }

  /// The calling thread's origin; nil on a thread without a device.
  package static var current: WorkOrigin? {
    mq_origin().map { Unmanaged<WorkOrigin>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` with this as the thread's origin. The object must outlive the call.
  func callAsFunction(_ body: () -> Void) {
    let before = mq_origin()
    mq_set_origin(Unmanaged.passUnretained(self).toOpaque())
    body()
    mq_set_origin(before)
  }
}
