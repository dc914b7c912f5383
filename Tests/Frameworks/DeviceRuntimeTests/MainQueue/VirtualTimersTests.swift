import Foundation
import Stage
import Testing
import UIKit

/// Delays and timers of Foundation, Dispatch and Swift, on the device's clock.
@MainActor
struct VirtualTimersTests {
  typealias Done = @MainActor @Sendable () -> Void

  struct Clock: Sendable, CustomTestStringConvertible {
    let name: String
    /// The number of ticks needed to return to the main queue.
    let turnsBack: Int
    let ask: @MainActor @Sendable (_ seconds: Double, _ done: @escaping Done) -> Void
    var testDescription: String { name }

    init(
      _ name: String, turnsBack: Int = 0,
      _ ask: @escaping @MainActor @Sendable (_ seconds: Double, _ done: @escaping Done) -> Void
    ) {
      (self.name, self.turnsBack, self.ask) = (name, turnsBack, ask)
    }
  }

  @MainActor
  private final class Target: NSObject {
    let done: Done
    init(_ done: @escaping Done) { self.done = done }
    func fire(_ argument: Any?) { done() }
  }

  nonisolated static let clocks = [
    Clock("asyncAfter") { seconds, done in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { done() }
    },
    Clock("asyncAfter in milliseconds") { seconds, done in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(Int(seconds * 1000))) {
        done()
      }
    },
    Clock("asyncAfter with a wall deadline") { seconds, done in
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + seconds) { done() }
    },
    Clock("asyncAfter with a work item") { seconds, done in
      let item = DispatchWorkItem { MainActor.assumeIsolated(done) }
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    },
    Clock("asyncAfter on another queue", turnsBack: 1) { seconds, done in
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
        DispatchQueue.main.async { done() }
      }
    },
    Clock("Timer.scheduledTimer") { seconds, done in
      _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
        MainActor.assumeIsolated(done)
      }
    },
    Clock("a timer added to the run loop") { seconds, done in
      let timer = Timer(fire: Date() + seconds, interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated(done)
      }
      RunLoop.current.add(timer, forMode: .default)
    },
    Clock("perform(afterDelay:)") { seconds, done in
      let target = Target(done)
      target.perform(Selector("fire:", Target.fire), with: nil, afterDelay: seconds)
    },
    Clock("a timer source") { seconds, done in
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + seconds)
      source.setEventHandler {
        source.cancel()
        MainActor.assumeIsolated(done)
      }
      source.resume()
    },
    Clock("a timer source on another queue", turnsBack: 1) { seconds, done in
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.setEventHandler {
        source.cancel()
        DispatchQueue.main.async { done() }
      }
      source.schedule(deadline: .now() + seconds, repeating: .never)
      source.activate()
    },
    Clock("Task.sleep(for:)", turnsBack: 3) { seconds, done in
      Task {
        try await Task.sleep(for: .seconds(seconds))
        done()
      }
    },
    Clock("Task.sleep(nanoseconds:)", turnsBack: 3) { seconds, done in
      Task {
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        done()
      }
    },
    Clock("Task.sleep with a tolerance", turnsBack: 3) { seconds, done in
      Task {
        try await Task.sleep(for: .seconds(seconds), tolerance: .milliseconds(1))
        done()
      }
    },
  ]

  private static let delays = [0.0, 0.1, 0.25, 0.3, 1, 5]

  @Test(arguments: clocks)
  func `a delay follows the device's clock`(clock: Clock) throws {
    for delay in Self.delays {
      let stage = Stage()
      let page = UIViewController()
      stage.show(page)
      var times: [Double] = []
      let begin = stage.run {
        let begin = stage.time
        clock.ask(delay) { times.append(stage.time) }
        return begin
      }

      stage.advance(by: max(0, delay - 1.5 / 60))
      #expect(delay < 0.02 || times.isEmpty, "\(delay) s")
      try stage.settle()

      #expect(times.count == 1, "\(delay) s")
      let turns = ((times.first ?? 0) - begin) * 60
      let least = max(1, (delay * 60).rounded(.up))
      #expect(turns > least - 0.01 && turns < least + Double(clock.turnsBack) + 1.01, "\(delay) s")
      stage.close()
    }
  }

  @Test(arguments: clocks)
  func `a delay ends in the same tick in every run`(clock: Clock) throws {
    func turns() throws -> [Double] {
      let stage = Stage()
      stage.show(UIViewController())
      var times: [Double] = []
      stage.run {
        for number in 0..<20 {
          clock.ask(Double(number) / 7) { times.append(stage.time) }
        }
      }
      try stage.settle()
      defer { stage.close() }
      return times
    }

    let first = try turns()
    let second = try turns()
    #expect(first.count == 20 && second.count == 20)
    #expect(first == second)
  }

  /// Delays whose deadline the app creates some time before it schedules them.
  nonisolated static let heldUp = [
    Clock("asyncAfter") { seconds, done in
      let deadline = DispatchTime.now() + seconds
      holdUp()
      DispatchQueue.main.asyncAfter(deadline: deadline) { done() }
    },
    Clock("asyncAfter with a wall deadline") { seconds, done in
      let deadline = DispatchWallTime.now() + seconds
      holdUp()
      DispatchQueue.main.asyncAfter(wallDeadline: deadline) { done() }
    },
    Clock("a timer") { seconds, done in
      let date = Date() + seconds
      holdUp()
      let timer = Timer(fire: date, interval: 0, repeats: false) { _ in
        MainActor.assumeIsolated(done)
      }
      RunLoop.current.add(timer, forMode: .default)
    },
    Clock("Task.sleep(until:), continuous", turnsBack: 3) { seconds, done in
      Task {
        let deadline = ContinuousClock.now + .seconds(seconds)
        holdUp()
        try await Task.sleep(until: deadline, clock: .continuous)
        done()
      }
    },
    Clock("Task.sleep(until:), suspending", turnsBack: 3) { seconds, done in
      Task {
        let deadline = SuspendingClock.now + .seconds(seconds)
        holdUp()
        try await Task.sleep(until: deadline, tolerance: .zero, clock: .suspending)
        done()
      }
    },
  ]

  /// Spends about 30 ms of real time without reading a clock.
  nonisolated private static func holdUp() {
    var state: UInt64 = 1
    for _ in 0..<20_000_000 { state = state &* 6_364_136_223_846_793_005 &+ 1 }
    #expect(state != 0)
  }

  @Test(arguments: heldUp)
  func `a blocked thread does not change a delay`(clock: Clock) throws {
    let stage = Stage()
    stage.show(UIViewController())
    // The delay ends a quarter of a tick after the thirtieth tick, so that real time would change
    // the result if it were counted.
    let delay = 30.25 / 60
    var time: Double?
    let begin = stage.run {
      let begin = stage.time
      clock.ask(delay) { time = stage.time }
      return begin
    }
    try stage.settle()
    let turns = (try #require(time) - begin) * 60
    #expect(turns > 30.99 && turns < 32.01 + Double(clock.turnsBack))
    stage.close()
  }

  @Test func `a repeating timer fires regularly and does not keep the stage busy`() throws {
    let stage = Stage()
    stage.show(UIViewController())
    var times: [Double] = []
    let begin = stage.time
    let timer = stage.run {
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
        MainActor.assumeIsolated { times.append(stage.time - begin) }
      }
    }

    stage.advance(by: 5)
    #expect(times.count == 50)
    #expect(zip(times, 1...).allSatisfy { abs($0 - Double($1) / 10) < 1e-6 })
    try stage.settle()
    #expect(!stage.isStill)
    timer.invalidate()
    stage.advance(by: 1)
    #expect(stage.isStill)

    #expect(times.count == 50)
    stage.close()
  }

  @Test func `a timer faster than the screen fires once per tick`() {
    let stage = Stage()
    stage.show(UIViewController())
    var count = 0
    stage.run {
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in
        MainActor.assumeIsolated { count += 1 }
      }
    }

    stage.advance(by: 1)

    #expect(count == 60)
    stage.close()
  }

  @Test func `a repeating source stops while suspended and when cancelled`() {
    let stage = Stage()
    stage.show(UIViewController())
    var count = 0
    let source = stage.run {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 0.1, repeating: 0.1)
      source.setEventHandler { MainActor.assumeIsolated { count += 1 } }
      return source
    }

    stage.advance(by: 0.5)
    #expect(count == 0)
    source.resume()
    stage.advance(by: 0.5)
    #expect(count == 5 || count == 6)
    source.suspend()
    let before = count
    stage.advance(by: 0.5)
    #expect(count == before)
    source.resume()
    stage.advance(by: 0.25)
    #expect(count > before)
    source.cancel()
    let last = count
    stage.advance(by: 1)
    #expect(count == last)
    stage.close()
  }

  @Test func `a released source stops`() {
    let stage = Stage()
    stage.show(UIViewController())
    var count = 0
    stage.run {
      var source: (any DispatchSourceTimer)? = DispatchSource.makeTimerSource(queue: .main)
      source?.schedule(deadline: .now(), repeating: 0.1)
      source?.setEventHandler { MainActor.assumeIsolated { count += 1 } }
      source?.resume()
      source = nil
    }

    stage.advance(by: 1)

    #expect(count == 0)
    stage.close()
  }

  @Test func `a delayed perform can be cancelled`() throws {
    let stage = Stage()
    stage.show(UIViewController())
    var calls: [String] = []
    let (kept, dropped) = (Target { calls.append("kept") }, Target { calls.append("dropped") })
    let fire = Selector("fire:", Target.fire)
    stage.run {
      kept.perform(fire, with: nil, afterDelay: 0.2)
      dropped.perform(fire, with: nil, afterDelay: 0.2)
      dropped.perform(fire, with: "x", afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(withTarget: dropped)
      dropped.perform(fire, with: "x", afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(withTarget: dropped, selector: fire, object: "x")
    }

    try stage.settle()

    #expect(calls == ["kept"])
    stage.close()
  }

  @Test func `running the run loop between two calls advances the device`() {
    let stage = Stage()
    stage.show(UIViewController())
    var fired = false
    let begin = stage.time
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { fired = true }
    }

    RunLoop.current.run(until: Date() + 1)

    #expect(fired)
    #expect(abs(stage.time - begin - 1) < 0.05)
    timer.invalidate()
    stage.close()
  }

  @Test func `running a run loop within a tick returns with a warning`() {
    let stage = Stage()
    stage.show(UIViewController())

    stage.run { _ = RunLoop.current.run(mode: .default, before: Date() + 1) }

    #expect(stage.warnings.contains { $0.contains("RunLoop.run") })
    stage.close()
  }
}
