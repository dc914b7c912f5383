import CRaster
import Foundation
import Synchronization

/// Threads that run numbered pieces of work. The threads are reused from frame to frame.
///
/// Any thread may run any piece, so the result must not depend on the thread.
package final class BandPool: Sendable {
  private let state: State
  package let threads: Int

  /// The number of cores that this process may use. Foundation counts all cores of the machine.
  package static let cores: Int = {
    let count = Int(cr_cores())
    return count > 0 ? count : ProcessInfo.processInfo.activeProcessorCount
  }()

  package init(threads: Int) {
    self.threads = max(1, threads)
    let state = State(workers: self.threads)
    self.state = state
    for worker in 1..<max(self.threads, 1) {
      let thread = Thread { state.serve(as: worker) }
      thread.name = "compositor \(worker)"
      thread.start()
    }
  }

  deinit { state.stop() }

  /// Calls `body(piece, worker)` once for each piece, and returns when all pieces are done. The
  /// caller is worker 0. A worker runs one piece at a time.
  package func run(_ pieces: Int, _ body: @escaping @Sendable (_ piece: Int, _ worker: Int) -> Void)
  {
    state.run(pieces, body)
  }

  private final class State: @unchecked Sendable {
    private let condition = NSCondition()
    private let next = Atomic<Int>(0)
    private let workers: Int
    private var round = 0
    private var busy = 0
    private var pieces = 0
    private var body: (@Sendable (Int, Int) -> Void)?
    private var stopped = false

    init(workers: Int) { self.workers = workers }

    func run(_ pieces: Int, _ body: @escaping @Sendable (Int, Int) -> Void) {
      condition.lock()
      next.store(0, ordering: .relaxed)
      self.pieces = pieces
      self.body = body
      busy = workers - 1
      round += 1
      condition.broadcast()
      condition.unlock()
      work(pieces, body, worker: 0)
      condition.lock()
      while busy > 0 { condition.wait() }
      self.body = nil
      condition.unlock()
    }

    func serve(as worker: Int) {
      var seen = 0
      while true {
        condition.lock()
        while round == seen && !stopped { condition.wait() }
        guard !stopped, let body else {
          condition.unlock()
          return
        }
        seen = round
        let pieces = pieces
        condition.unlock()
        work(pieces, body, worker: worker)
        condition.lock()
        busy -= 1
        if busy == 0 { condition.broadcast() }
        condition.unlock()
      }
    }

    func stop() {
      condition.lock()
      stopped = true
      condition.broadcast()
      condition.unlock()
    }

    private func work(_ pieces: Int, _ body: @Sendable (Int, Int) -> Void, worker: Int) {
      while true {
        let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard piece < pieces else { return }
        body(piece, worker)
      }
    }
  }
}
