import Combine
import Stage
import Testing
import UIKit

/// The operators of time follow the device's clock.
@MainActor
struct SchedulersTests {
  /// Sends the numbers at tenths of a second, and returns the times at which something arrives.
  private func times<P: Publisher>(
    of sends: [(Double, Int)], endsAt end: Double = 5, for seconds: Double = 3,
    _ build: @escaping (PassthroughSubject<Int, Never>) -> P
  ) -> [String] {
    let stage = Stage(device: .phone)
    var seen: [String] = []
    var sink: AnyCancellable?
    stage.run {
      let subject = PassthroughSubject<Int, Never>()
      let start = CACurrentMediaTime()
      func now() -> String { "\(Int(((CACurrentMediaTime() - start) * 10).rounded()))" }
      sink = build(subject).sink {
        if case .failure = $0 { seen.append("x@\(now())") } else { seen.append("|@\(now())") }
      } receiveValue: {
        seen.append("\($0)@\(now())")
      }
      for (time, number) in sends {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { subject.send(number) }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + end) { subject.send(completion: .finished) }
    }
    stage.advance(by: seconds)
    sink?.cancel()
    stage.close()
    return seen
  }

  @Test func `debounce sends an element after a pause`() {
    let sends = [(0.1, 1), (0.2, 2), (0.3, 3), (1.5, 4)]
    #expect(
      times(of: sends) { $0.debounce(for: .seconds(0.5), scheduler: DispatchQueue.main) } == [
        "3@8", "4@20",
      ])
    #expect(times(of: sends) { $0.debounce(for: 0.5, scheduler: RunLoop.main) } == ["3@8", "4@20"])
    #expect(
      times(of: sends) { $0.debounce(for: .milliseconds(500), scheduler: OperationQueue.main) }
        == ["3@8", "4@20"])
  }

  @Test func `throttle sends one element in an interval`() {
    let sends = [(0.1, 1), (0.2, 2), (0.3, 3), (1.5, 4)]
    #expect(
      times(of: sends) { $0.throttle(for: 0.5, scheduler: RunLoop.main, latest: true) }
        == ["1@1", "3@6", "4@15"])
    #expect(
      times(of: sends) { $0.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: false) }
        == ["1@1", "2@6", "4@15"])
  }

  @Test func `delay and receive(on:) keep the order`() {
    let sends = [(0.1, 1), (0.2, 2)]
    #expect(
      times(of: sends, endsAt: 0.2) { $0.delay(for: .seconds(1), scheduler: DispatchQueue.main) }
        == ["1@11", "2@12", "|@12"])
    #expect(
      times(of: sends, endsAt: 0.3) { $0.receive(on: RunLoop.main) } == ["1@1", "2@2", "|@3"])
    #expect(
      times(of: sends, endsAt: 0.3) {
        $0.receive(on: DispatchQueue.global()).map { $0 * 2 }.receive(on: DispatchQueue.main)
      } == ["2@1", "4@2", "|@3"])
  }

  @Test func `timeout ends without elements`() {
    let sends = [(0.1, 1), (0.4, 2)]
    #expect(
      times(of: sends) { $0.timeout(.seconds(0.5), scheduler: DispatchQueue.main) }
        == ["1@1", "2@4", "|@9"])
    #expect(
      times(of: sends) {
        $0.setFailureType(to: Mishap.self)
          .timeout(0.5, scheduler: RunLoop.main, customError: { Mishap() })
      } == ["1@1", "2@4", "x@9"])
  }

  @Test func `a timeout that has ended does not keep the device busy`() {
    let stage = Stage(device: .phone)
    var seen: [Int] = []
    let sink = stage.run {
      Just(1).timeout(30, scheduler: DispatchQueue.main).sink { seen.append($0) }
    }
    stage.advance(by: 0.1)
    #expect(seen == [1])
    #expect(stage.isIdle)
    sink.cancel()
    stage.close()
  }

  @Test func `measureInterval and collect by time use the clock`() {
    let sends = [(0.1, 1), (0.4, 2), (0.9, 3)]
    #expect(
      times(of: sends) {
        $0.measureInterval(using: RunLoop.main).map { Int(($0.timeInterval * 10).rounded()) }
      } == ["1@1", "3@4", "5@9"])
    #expect(
      times(of: sends) { $0.collect(.byTime(DispatchQueue.main, .seconds(0.5))) }
        == ["[1, 2]@5", "[3]@10"])
    #expect(
      times(of: sends, endsAt: 1.2) { $0.collect(.byTimeOrCount(RunLoop.main, 2, 2)) }
        == ["[1, 2]@4", "[3]@12", "|@12"])
  }

  @Test func `a timer sends the device's dates, and does not keep the device from being idle`()
    throws
  {
    let stage = Stage(device: .phone)
    var dates: [Double] = []
    var sink: AnyCancellable?
    stage.run {
      sink = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        .sink { dates.append($0.timeIntervalSinceReferenceDate) }
    }
    stage.advance(by: 1.6)
    #expect(dates.count == 3)
    #expect(stage.isIdle)
    let steps = zip(dates, dates.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - 0.5) < 0.02 })
    stage.run { sink?.cancel() }
    stage.advance(by: 2)
    #expect(dates.count == 3)
    stage.close()
  }

  @Test func `notifications arrive on the thread that posts them`() {
    let name = Notification.Name("CombineTests")
    let sender = NSObject()
    let all = NotificationCenter.default.publisher(for: name).record(first: .max(2))
    var received = 0
    var sink: AnyCancellable? = NotificationCenter.default.publisher(for: name, object: sender)
      .sink { _ in received += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.post(name: name, object: sender)
    NotificationCenter.default.post(name: name, object: sender)
    #expect(all.received == 2)
    #expect(received == 2)
    _ = sink
    sink = nil
    NotificationCenter.default.post(name: name, object: sender)
    #expect(received == 2)
    all.cancel()
  }

  @Test func `an observable property sends its value first`() throws {
    let stage = Stage(device: .phone)
    stage.run {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var sizes: [CGFloat] = []
      let sink = scroll.publisher(for: \.contentSize).map(\.width).sink { sizes.append($0) }
      let lazy = scroll.publisher(for: \.contentSize, options: .new).record(first: .none)
      scroll.contentSize = CGSize(width: 10, height: 1)
      scroll.contentSize = CGSize(width: 20, height: 1)
      #expect(sizes == [0, 10, 20])
      #expect(lazy.text == "")
      lazy.subscription?.request(.max(1))
      #expect(lazy.received == 1)
      sink.cancel()
      lazy.cancel()
      scroll.contentSize = CGSize(width: 30, height: 1)
      #expect(sizes.count == 3)
    }
    stage.close()
  }

  @Test func `values are an asynchronous sequence`() async throws {
    var numbers: [Int] = []
    for await number in [1, 2, 3].publisher.values { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
    await #expect(throws: Mishap.self) {
      for try await number in Probe([4], .failure(Mishap())).values { numbers.append(number) }
    }
    #expect(numbers == [1, 2, 3, 4])

    let probe = Probe([1], nil)
    let task = Task {
      for try await number in probe.values { numbers.append(number) }
      return numbers.count
    }
    while numbers.count < 5 { await Task.yield() }
    task.cancel()
    #expect(try await task.value == 5)
    #expect(probe.cancellations == 1)
  }
}
