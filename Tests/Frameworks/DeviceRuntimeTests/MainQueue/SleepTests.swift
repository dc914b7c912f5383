import Foundation
import Glibc
import Stage
import Synchronization
import Testing
import UIKit

/// Sleeps in work on other threads, which last as long on the device's clock.
@MainActor
struct SleepTests {
  private final class Page: UIViewController {
    let spinner = UIActivityIndicatorView()
    var work: (Page) -> Void = { _ in }
    var lines: [String] = []

    override func viewDidLoad() {
      spinner.startAnimating()
      view.addSubview(spinner)
      work(self)
    }

    func show(_ line: String) {
      spinner.stopAnimating()
      lines.append(line)
    }
  }

  struct Way: Sendable, CustomTestStringConvertible {
    let name: String
    let sleep: @Sendable (_ seconds: Double) -> Void
    var testDescription: String { name }
  }

  nonisolated static let ways = [
    Way(name: "Thread.sleep(forTimeInterval:)") { Thread.sleep(forTimeInterval: $0) },
    Way(name: "usleep") { usleep(UInt32($0 * 1_000_000)) },
    Way(name: "nanosleep") {
      var time = timespec(tv_sec: 0, tv_nsec: Int($0 * 1_000_000_000))
      nanosleep(&time, nil)
    },
    Way(name: "clock_nanosleep") {
      var time = timespec(tv_sec: 0, tv_nsec: Int($0 * 1_000_000_000))
      clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
    },
    Way(name: "many short sleeps") {
      for _ in 0..<Int($0 * 1000) { usleep(1000) }
    },
  ]

  private func stage(_ work: @escaping (Page) -> Void) -> (Stage, Page) {
    let stage = Stage(device: .phone)
    let page = stage.run { Page() }
    page.work = work
    stage.show(page)
    return (stage, page)
  }

  @Test(arguments: ways) func `a loading state of half a second is 30 frames long`(way: Way) {
    var pictures: [[UInt32]] = []
    for _ in 0..<2 {
      let (stage, page) = stage { page in
        DispatchQueue.global().async {
          way.sleep(0.5)
          DispatchQueue.main.async { page.show("loaded") }
        }
      }
      // The first frame was made when the page was shown.
      var frames = 1
      while stage.run({ page.spinner.isAnimating }), frames < 100 {
        pictures.append(stage.frame(scale: 0.25).pixels)
        stage.tick()
        frames += 1
      }
      #expect(frames == 30)
      #expect(page.lines == ["loaded"])
      stage.close()
    }
    let half = pictures.count / 2
    #expect(pictures.count == 58 && Array(pictures[..<half]) == Array(pictures[half...]))
  }

  @Test func `sleepers wake in the order of their times, then of their submission`() {
    for _ in 0..<5 {
      let (stage, page) = stage { page in
        for (name, seconds) in [("c", 0.3), ("a", 0.1), ("d", 0.3), ("b", 0.2), ("e", 0.3)] {
          DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: seconds)
            DispatchQueue.main.async { page.show(name) }
          }
        }
      }
      stage.advance(by: 0.25)
      #expect(page.lines == ["a", "b"])
      stage.advance(by: 0.25)
      #expect(page.lines == ["a", "b", "c", "d", "e"])
      stage.close()
    }
  }

  @Test func `a sleeper delays the work behind it on its queue, but no other work`() {
    let (stage, page) = stage { page in
      let queue = DispatchQueue(label: "serial")
      let pool = DispatchQueue(label: "pool", attributes: .concurrent)
      queue.async { sleep(1) }
      queue.async { DispatchQueue.main.async { page.show("behind") } }
      pool.async { sleep(1) }
      pool.async(flags: .barrier) { DispatchQueue.main.async { page.show("barrier") } }
      pool.async { DispatchQueue.main.async { page.show("behind the barrier") } }
      DispatchQueue.global().async { DispatchQueue.main.async { page.show("beside") } }
    }
    stage.advance(by: 0.5)
    #expect(page.lines == ["beside"])
    stage.advance(by: 0.7)
    #expect(Set(page.lines) == ["beside", "behind", "barrier", "behind the barrier"])
    stage.close()
  }

  @Test func `work that waits for a sleeper does not stop the clock`() {
    for _ in 0..<5 {
      let (stage, page) = stage { page in
        let (done, group) = (DispatchSemaphore(value: 0), DispatchGroup())
        let serial = DispatchQueue(label: "serial")
        DispatchQueue.global().async(group: group) {
          Thread.sleep(forTimeInterval: 0.2)
          done.signal()
        }
        serial.async {
          done.wait()
          DispatchQueue.main.async { page.show("signal") }
          group.wait()
          Thread.sleep(forTimeInterval: 0.2)
        }
        DispatchQueue.global().async {
          serial.sync {}
          DispatchQueue.main.async { page.show("sync") }
        }
      }
      var times: [Double] = []
      for _ in 0..<60 {
        let before = page.lines.count
        stage.tick()
        if page.lines.count > before { times.append(stage.run { CACurrentMediaTime() }) }
      }
      #expect(page.lines == ["signal", "sync"])
      let distance = times.count == 2 ? times[1] - times[0] : 0
      #expect(abs(distance - 0.2) < 1e-6, "\(times)")
      #expect(stage.warnings.allSatisfy { !$0.contains("has not returned") })
      stage.close()
    }
  }

  /// Work that cannot begin before a sleep has ended, though its own queue has no work that sleeps.
  @Test func `a sleeper in another queue's place does not stop the clock`() {
    let (stage, page) = stage { page in
      let serial = DispatchQueue(label: "serial")
      let upper = DispatchQueue(label: "upper", target: serial)
      let arrived = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        serial.sync {
          arrived.signal()
          Thread.sleep(forTimeInterval: 0.3)
        }
      }
      arrived.wait()
      serial.async { DispatchQueue.main.async { page.show("sync") } }
      upper.async { DispatchQueue.main.async { page.show("target") } }
    }
    stage.advance(by: 0.25)
    #expect(page.lines.isEmpty)
    stage.advance(by: 0.1)
    #expect(Set(page.lines) == ["sync", "target"])
    #expect(stage.warnings.allSatisfy { !$0.contains("has not returned") })
    stage.close()
  }

  @Test func `forty pieces of work sleep at the same time`() {
    let (stage, page) = stage { page in
      for number in 0..<40 {
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 0.2)
          DispatchQueue.main.async { page.show("\(number)") }
        }
      }
    }
    stage.advance(by: 0.15)
    #expect(page.lines.isEmpty)
    stage.advance(by: 0.1)
    #expect(page.lines == (0..<40).map { "\($0)" })
    stage.close()
  }

  nonisolated static let waits = [
    Way(name: "a semaphore") { seconds in
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: seconds)
        done.signal()
      }
      done.wait()
    },
    Way(name: "a semaphore with a time limit") { seconds in
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: seconds)
        done.signal()
      }
      #expect(done.wait(timeout: .now() + 8) == .success)
    },
    Way(name: "a lock") { seconds in
      let (lock, isLocked) = (NSLock(), DispatchSemaphore(value: 0))
      DispatchQueue.global().async {
        lock.withLock {
          isLocked.signal()
          Thread.sleep(forTimeInterval: seconds)
        }
      }
      isLocked.wait()
      lock.withLock {}
    },
    Way(name: "a serial queue") { seconds in
      let queue = DispatchQueue(label: "serial")
      for _ in 0..<4 { queue.async { Thread.sleep(forTimeInterval: seconds / 4) } }
      queue.sync {}
    },
    Way(name: "a loop of sleeps") { seconds in
      let isDone = Mutex(false)
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: seconds)
        isDone.withLock { $0 = true }
      }
      while !isDone.withLock({ $0 }) { usleep(10_000) }
    },
  ]

  @Test(arguments: waits)
  func `the main thread may wait for a sleeper, in a call and between calls`(wait: Way) {
    let (stage, page) = stage { _ in wait.sleep(0.1) }
    stage.tick()
    wait.sleep(0.1)
    stage.tick()
    stage.run { wait.sleep(0.1) }
    #expect(page.spinner.isAnimating)
    stage.close()
  }

  @Test(arguments: waits.dropLast())
  func `work on a queue may wait for a sleeper`(wait: Way) {
    let (stage, page) = stage { page in
      DispatchQueue.global().async {
        wait.sleep(0.2)
        DispatchQueue.main.async { page.show("done") }
      }
    }
    stage.advance(by: 0.3)
    #expect(page.lines == ["done"])
    #expect(stage.warnings.allSatisfy { !$0.contains("has not returned") })
    stage.close()
  }

  // Another test may block the main thread for so long that the sleep lasts as long in real time, so
  // the time is measured by the thread that sleeps.
  @Test func `a test may await a sleeper`() async {
    let (stage, page) = stage { _ in }
    let slept = await withCheckedContinuation { done in
      DispatchQueue.global().async {
        let start = ContinuousClock.now
        Thread.sleep(forTimeInterval: 0.5)
        done.resume(returning: ContinuousClock.now - start)
      }
    }
    #expect(slept >= .milliseconds(500))
    #expect(page.lines.isEmpty)
    stage.close()
  }

  @Test func `a sleeper that never wakes does not stop the run`() {
    let (stage, page) = stage { page in
      DispatchQueue.global().async {
        sleep(1_000_000)
        DispatchQueue.main.async { page.show("woken") }
      }
    }
    stage.advance(by: 2)
    #expect(page.lines.isEmpty && page.spinner.isAnimating)
    stage.close()
  }

  @Test func `a thread measures the time that it has slept`() {
    let (stage, page) = stage { page in
      DispatchQueue.global().async {
        let start = ContinuousClock.now
        let uptime = ProcessInfo.processInfo.systemUptime
        Thread.sleep(forTimeInterval: 20)
        let passed = ContinuousClock.now - start
        let also = ProcessInfo.processInfo.systemUptime - uptime
        DispatchQueue.main.async {
          page.show(passed >= .seconds(20) && passed < .seconds(30) ? "20 s" : "\(passed)")
          page.show(also >= 20 && also < 30 ? "20 s" : "\(also)")
        }
      }
    }
    stage.advance(by: 21)
    #expect(page.lines == ["20 s", "20 s"])
    stage.close()
  }

  @Test func `the main thread, and threads without a device, sleep in real time`() {
    let clock = ContinuousClock()
    let (stage, _) = stage { _ in }
    let start = clock.now
    stage.run { usleep(20_000) }
    #expect(clock.now - start >= .milliseconds(20))
    stage.close()
  }
}
