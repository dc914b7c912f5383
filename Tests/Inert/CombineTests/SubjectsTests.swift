import Combine
import Testing

struct SubjectsTests {
  @Test func `a passthrough subject drops what is not demanded`() {
    let subject = PassthroughSubject<Int, Mishap>()
    let recorder = subject.record(first: .max(1))
    subject.send(1)
    subject.send(2)
    recorder.subscription?.request(.max(1))
    subject.send(3)
    subject.send(completion: .failure(Mishap()))
    subject.send(4)
    subject.send(completion: .finished)
    #expect(recorder.text == "1 3 x")
    #expect(subject.record().text == "x")
  }

  @Test func `a current value subject sends its value first, and the latest one later`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let (eager, lazy) = (subject.record(), subject.record(first: .none))
    subject.send(2)
    subject.value = 3
    #expect(eager.text == "1 2 3")
    #expect(lazy.text == "")
    lazy.subscription?.request(.max(2))
    #expect(lazy.text == "3")
    subject.value += 1
    #expect(lazy.text == "3 4")
    #expect(subject.value == 4)
    subject.send(completion: .finished)
    subject.send(5)
    #expect(subject.value == 4)
    #expect(eager.text == "1 2 3 4 |")
  }

  @Test func `subscribers receive in the order of their subscriptions, also when one leaves`() {
    let subject = PassthroughSubject<Int, Never>()
    var calls: [String] = []
    var second: AnyCancellable?
    let first = subject.sink {
      calls.append("a\($0)")
      if $0 == 2 { second?.cancel() }
    }
    second = subject.sink { calls.append("b\($0)") }
    let third = subject.sink { calls.append("c\($0)") }
    subject.send(1)
    subject.send(2)
    #expect(calls == ["a1", "b1", "c1", "a2", "c2"])
    withExtendedLifetime((first, third)) {}
  }

  @Test func `a subscriber may send while it receives`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let sink = subject.sink {
      received.append($0)
      if $0 < 3 { subject.send($0 + 1) }
    }
    subject.send(1)
    #expect(received == [1, 2, 3])
    withExtendedLifetime(sink) {}
  }

  @Test func `several threads may send at the same time`() {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var sum = 0
    let sink = subject.merge(with: subject).sink { sum += $0 }
    DispatchQueue.concurrentPerform(iterations: 200) { _ in subject.send(1) }
    #expect(sum == 400)
    withExtendedLifetime(sink) {}
  }

  @Test func `a subject asks its upstream publisher when it is asked`() {
    let (probe, subject) = (Probe([1, 2]), PassthroughSubject<Int, Mishap>())
    let connection = probe.subscribe(subject)
    #expect(probe.requested.isEmpty)
    #expect(subject.record().text == "1 2 |")
    withExtendedLifetime(connection) {}
  }

  @Test func `a future runs once, and keeps its result`() {
    var runs = 0
    var promise: Future<Int, Mishap>.Promise?
    let future = Future<Int, Mishap> {
      runs += 1
      promise = $0
    }
    let (early, lazy) = (future.record(), future.record(first: .none))
    promise?(.success(7))
    promise?(.failure(Mishap()))
    #expect(early.text == "7 |")
    #expect(lazy.text == "")
    lazy.subscription?.request(.max(1))
    #expect(lazy.text == "7 |")
    #expect(future.record().text == "7 |")
    #expect(runs == 1)
    #expect(Future<Int, Mishap> { $0(.failure(Mishap())) }.record(first: .none).text == "x")
  }

  @Test func `a set cancels in the order in which it was filled`() {
    for _ in 1...3 {
      var (set, order): (Set<AnyCancellable>, [Int]) = ([], [])
      for number in 0..<40 {
        Empty<Int, Never>(completeImmediately: false)
          .handleEvents(receiveCancel: { order.append(number) })
          .sink { _ in }.store(in: &set)
      }
      set.removeAll()
      #expect(order == Array(0..<40))
    }
  }

  @Test func `a connectable publisher waits, and share subscribes once`() {
    let probe = Probe([1, 2])
    let made = probe.assertNoFailure().makeConnectable()
    let recorder = made.record()
    #expect(recorder.text == "")
    let connection = made.connect()
    #expect(recorder.text == "1 2 |")
    connection.cancel()

    let source = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    var cancellations = 0
    let shared = source.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    let (a, b) = (shared.record(), shared.record())
    source.send(1)
    a.cancel()
    source.send(2)
    #expect(cancellations == 0)
    b.cancel()
    #expect((a.text, b.text) == ("1", "1 2"))
    #expect((subscriptions, cancellations) == (1, 1))
  }
}

struct SimplePublishersTests {
  @Test func `simple publishers send what they have`() {
    #expect(Just(1).record(first: .none).text == "")
    #expect(Just(1).record().text == "1 |")
    #expect(Empty<Int, Never>().record(first: .none).text == "|")
    #expect(Empty<Int, Never>(completeImmediately: false).record().text == "")
    #expect(Fail<Int, Mishap>(error: Mishap()).record(first: .none).text == "x")
    #expect([1, 2].publisher.record(first: .max(1)).text == "1")
    #expect((1...3).publisher.record().text == "1 2 3 |")
    #expect([Int]().publisher.record(first: .none).text == "|")
    #expect(Int?.some(1).publisher.record().text == "1 |")
    #expect(Int?.none.publisher.record().text == "|")
    #expect(Result<Int, Mishap>.success(1).publisher.record().text == "1 |")
    #expect(Result<Int, Mishap>.failure(Mishap()).publisher.record().text == "x")
    #expect(Record<Int, Mishap>(output: [1], completion: .failure(Mishap())).record().text == "1 x")
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(deferred.record().text == "1 |")
    #expect(deferred.record().text == "2 |")
  }

  @Test func `print writes every event`() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = [1, 2].publisher.print("p", to: lines).record(first: .max(1), each: .max(1))
    #expect(
      lines.text == """
        p: receive subscription: ([1, 2])
        p: request max: (1)
        p: receive value: (1)
        p: request max: (1) (synchronous)
        p: receive value: (2)
        p: request max: (1) (synchronous)
        p: receive finished

        """)
  }

  @Test func `demands add, subtract and compare`() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.max(2) - 3 == Demand.none)
    #expect(Demand.unlimited - 3 == .unlimited)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(5) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.max(2) * 4 == 8)
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.none == .max(0))
    #expect("\(Demand.max(2)) \(Demand.unlimited)" == "max(2) unlimited")
  }
}
