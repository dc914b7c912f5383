import Dispatch
import QuartzCore
import Synchronization

/// Runs jobs on several threads and returns their results in the order of submission.
///
/// The results do not depend on the number of workers. `submit` waits while every worker is busy,
/// so at most that many frames are held. One thread submits and collects.
final class OrderedWork<Output: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "matchcut.film", attributes: .concurrent)
  private let slots: DispatchSemaphore
  private let pending = DispatchGroup()
  private let outputs = Mutex<[Output?]>([])

  /// Default: one worker per processor.
  init(workers: Int = BandPool.cores) {
    slots = DispatchSemaphore(value: max(workers, 1))
  }

  func submit(_ job: @escaping @Sendable () -> Output) {
    slots.wait()
    let index = outputs.withLock { list in
      list.append(nil)
      return list.count - 1
    }
    queue.async(group: pending) { [self] in
      let output = job()
      outputs.withLock { $0[index] = output }
      slots.signal()
    }
  }

  /// Waits for all jobs and takes their results; the object may be used again afterwards.
  func collect() -> [Output] {
    pending.wait()
    return outputs.withLock { list in
      defer { list = [] }
      return list.compactMap { $0 }
    }
  }
}
