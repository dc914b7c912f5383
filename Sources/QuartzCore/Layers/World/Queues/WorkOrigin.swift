import CMainQueue
import Synchronization

/// What a thread works for: a device, and the place of its work in the order of the device's work.
///
/// A place is the path of numbers from the main queue: the second piece of work that the fifth one
/// scheduled is 5.2. Places do not depend on how long threads take.
package final class WorkOrigin: Sendable {
  package let device: BackgroundWork
  let place: [Int]
  /// Whether this is the device's main queue itself.
  package let isMain: Bool
  private let children = Mutex(0)

  init(_ device: BackgroundWork, place: [Int], isMain: Bool = false) {
    (self.device, self.place, self.isMain) = (device, place, isMain)
  }

  /// The place of the next piece of work that is scheduled from here.
  func next() -> [Int] {
    place
      + [
        children.withLock {
          $0 += 1
          return $0
        }
      ]
  }

  /// The calling thread's; nil on a thread that works for no device.
  package static var current: WorkOrigin? {
    mq_origin().map { Unmanaged<WorkOrigin>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` with this as the thread's origin, which must outlive it.
  func callAsFunction(_ body: () -> Void) {
    let before = mq_origin()
    mq_set_origin(Unmanaged.passUnretained(self).toOpaque())
    body()
    mq_set_origin(before)
  }
}
