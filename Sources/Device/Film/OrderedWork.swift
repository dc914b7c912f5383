import Dispatch
import QuartzCore
import Synchronization

/// Runs jobs on several threads and returns their results in the order of submission.
///
/// The results do not depend on the number of workers. If all workers are busy, `submit` waits,
/// which limits the number of frames in memory. Call `submit` and `collect` on the same thread.
final class OrderedWork<Output: Sendable>: Sendable {
  private let queue = DispatchQueue(label: "matchcut.film", attributes: .concurrent)
  private let slots: DispatchSemaphore
  private let pending = DispatchGroup()
  private let outputs = Mutex<[Output?]>([])

  /// If `workers` is not given, there is one worker per processor core.
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

  /// Waits for all jobs and removes their results. The object can be used again afterwards.
  func collect() -> [Output] {
    pending.wait()
    return outputs.withLock { list in
      defer { list = [] }
      return list.compactMap { $0 }
    }
  }
}
