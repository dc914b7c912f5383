import CMainQueue

/// One iteration of `DispatchQueue.concurrentPerform`.
///
/// The iterations run concurrently on several threads. The work that iterations schedule is sorted
/// by the index of the iteration.
package final class WorkIteration {
  private let origin: WorkOrigin
  private let before: UnsafeMutableRawPointer?

  private init(_ origin: WorkOrigin) {
    self.origin = origin
    before = mq_origin()
    mq_set_origin(Unmanaged.passUnretained(origin).toOpaque())
  }

  /// Creates the state that all iterations share, which is the position of the call of
  /// `concurrentPerform`. The calling thread must have an origin.
  package static func beginAll() -> UnsafeMutableRawPointer {
    guard let origin = WorkOrigin.current else {
      preconditionFailure("iterations began on a thread that does not work for a device")
    }
    origin.device.countIterating(1)
    let all = WorkOrigin(origin.device, place: origin.next())
    return Unmanaged.passRetained(all).toOpaque()
  }

  package static func endAll(_ all: UnsafeMutableRawPointer) {
    let all = Unmanaged<WorkOrigin>.fromOpaque(all).takeRetainedValue()
    all.device.countIterating(-1)
  }

  package static func begin(
    _ all: UnsafeMutableRawPointer, index: Int
  ) -> UnsafeMutableRawPointer {
    let all = Unmanaged<WorkOrigin>.fromOpaque(all).takeUnretainedValue()
    let origin = WorkOrigin(all.device, place: all.place + [index])
    return Unmanaged.passRetained(WorkIteration(origin)).toOpaque()
  }

  package static func end(_ iteration: UnsafeMutableRawPointer) {
    let ended = Unmanaged<WorkIteration>.fromOpaque(iteration).takeRetainedValue()
    mq_set_origin(ended.before)
  }
}
