import Foundation
import Stage

/// Distributes the runs of one demo among worker processes. If a worker crashes, the run that it was playing is
/// reported and the worker is replaced. A worker is also replaced after its maximum number of runs.
@MainActor
package final class FuzzWorkers: FuzzRunner {
  /// The number of runs that are queued for each worker, so that the worker never waits.
  private static let ahead = 4

  /// The number of runs after which a worker is replaced. Foundation on Linux never frees an
  /// attributed string, so each run of an app with text leaks about 30 kB.
  package static let lifetime = 1000

  private let demo: FuzzedDemo
  private let program: FuzzProgram
  private let count: Int
  private let lifetime: Int
  private var workers: [FuzzWorker] = []

  package init(
    _ count: Int, playing demo: FuzzedDemo, _ program: FuzzProgram,
    lifetime: Int = FuzzWorkers.lifetime
  ) {
    (self.demo, self.program) = (demo, program)
    (self.count, self.lifetime) = (count, max(lifetime, 1))
  }

  package func play(
    _ runs: [Int], of subject: FuzzSubject, script: (Int) -> TouchScript,
    found: (Int, [Fault]) -> Void
  ) throws {
    var waiting = runs[...]
    // The runs that were queued for a worker when it crashed. They are repeated.
    var orphans: [Int] = []
    while !waiting.isEmpty || !orphans.isEmpty || workers.contains(where: { !$0.pending.isEmpty }) {
      retire()
      while workers.count < min(count, runs.count) { workers.append(try FuzzWorker(program)) }
      for worker in workers {
        while worker.pending.count < Self.ahead, worker.orders < lifetime,
          let run = orphans.popLast() ?? waiting.popFirst()
        {
          let order = FuzzOrder(
            demo: demo, device: subject.device.id, isCoarse: subject.isCoarse, script: script(run))
          worker.pending.append(run)
          // Sending fails if the worker has exited. The exit is handled when the worker's replies
          // are read.
          guard worker.send(try order.line) else { break }
        }
      }
      for worker in listen() {
        guard let answers = worker.receive() else {
          orphans += try bury(worker, found)
          continue
        }
        for answer in answers { found(worker.pending.removeFirst(), try Self.faults(answer)) }
      }
    }
  }

  package func survey(_ subject: FuzzSubject, after script: TouchScript) throws -> FuzzSurvey {
    let worker = try FuzzWorker(program)
    let order = FuzzOrder(
      demo: demo, device: subject.device.id, isCoarse: subject.isCoarse, script: script,
      isSurvey: true)
    _ = worker.send(try order.line)
    while let answers = worker.receive() {
      guard let answer = answers.first else { continue }
      worker.end()
      do { return try JSONDecoder().decode(FuzzSurvey.self, from: answer) } catch {
        throw FuzzProcessError.badAnswer(String(decoding: answer, as: UTF8.self))
      }
    }
    guard worker.hasBegun else { throw FuzzProcessError.cannotStart(worker.lastWords()) }
    return .crash(worker.crash())
  }

  /// Ends workers that have reached their maximum number of runs and have no pending run.
  private func retire() {
    for worker in workers where worker.orders >= lifetime && worker.pending.isEmpty {
      worker.end()
      workers.removeAll { $0 === worker }
    }
  }

  /// Waits for workers that have replied or exited.
  private func listen() -> [FuzzWorker] {
    let busy = workers.filter { !$0.pending.isEmpty }
    var ends = busy.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&ends, nfds_t(ends.count), -1) > 0 else { return [] }
    return zip(busy, ends).filter { $1.revents != 0 }.map(\.0)
  }

  /// Removes a worker that has exited, and reports its crash. Returns the runs that must be
  /// repeated.
  private func bury(_ worker: FuzzWorker, _ found: (Int, [Fault]) -> Void) throws -> [Int] {
    workers.removeAll { $0 === worker }
    let crash = worker.crash()
    guard let run = worker.pending.first else { throw FuzzProcessError.cannotStart(crash.text) }
    found(run, [crash])
    return Array(worker.pending.dropFirst())
  }

  private static func faults(_ answer: Data) throws -> [Fault] {
    do { return try JSONDecoder().decode([Fault].self, from: answer) } catch {
      throw FuzzProcessError.badAnswer(String(decoding: answer, as: UTF8.self))
    }
  }
}
