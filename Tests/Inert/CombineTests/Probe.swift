import Combine

struct Mishap: Error, Equatable, CustomStringConvertible {
  var description: String { "x" }
}

/// Sends numbers as they are demanded, then a completion, and records what it is asked.
final class Probe: Publisher {
  typealias Output = Int
  typealias Failure = Mishap

  let elements: [Int]
  let completion: Subscribers.Completion<Mishap>?
  private(set) var subscriptions = 0
  private(set) var cancellations = 0
  private(set) var requested: [Subscribers.Demand] = []
  private(set) var sent = 0

  init(_ elements: [Int], _ completion: Subscribers.Completion<Mishap>? = .finished) {
    (self.elements, self.completion) = (elements, completion)
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Mishap {
    subscriptions += 1
    subscriber.receive(subscription: Source(self, AnySubscriber(subscriber)))
  }

  private final class Source: Subscription {
    let probe: Probe
    var subscriber: AnySubscriber<Int, Mishap>?
    var left: ArraySlice<Int>
    var demand = Subscribers.Demand.none
    var isSending = false

    init(_ probe: Probe, _ subscriber: AnySubscriber<Int, Mishap>) {
      (self.probe, self.subscriber, left) = (probe, subscriber, probe.elements[...])
    }

    func request(_ more: Subscribers.Demand) {
      probe.requested.append(more)
      demand += more
      guard !isSending else { return }
      isSending = true
      defer { isSending = false }
      while demand > 0, let subscriber, let next = left.popFirst() {
        demand -= 1
        probe.sent += 1
        demand += subscriber.receive(next)
      }
      guard left.isEmpty, let last = subscriber, let completion = probe.completion else { return }
      subscriber = nil
      last.receive(completion: completion)
    }

    func cancel() {
      guard subscriber != nil else { return }
      subscriber = nil
      probe.cancellations += 1
    }
  }
}

/// Records what it receives: elements, `|` for the end, and `x` for a failure.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private(set) var received = 0
  private let first: Subscribers.Demand
  private let each: Subscribers.Demand
  var onElement: (() -> Void)?

  init(first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) {
    (self.first, self.each) = (first, each)
  }

  var text: String { events.joined(separator: " ") }
  var isOver: Bool { events.last == "|" || events.last == "x" }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    received += 1
    events.append("\(input)")
    onElement?()
    return each
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { events.append("|") } else { events.append("x") }
  }
  func cancel() { subscription?.cancel() }
}

extension Publisher {
  func record(first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none) -> Recorder<
    Output, Failure
  > {
    let recorder = Recorder<Output, Failure>(first: first, each: each)
    subscribe(recorder)
    return recorder
  }
}
