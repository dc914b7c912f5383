extension Publishers {
  /// Sends an array of all elements at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var all: Output = []
      upstream.collectResult("Collect", for: subscriber) {
        all.append($0)
        return true
      } result: {
        all
      }
    }
  }
}

extension Publishers {
  /// Sends arrays of a number of elements. The last array may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CountRelay(count: count, subscriber))
    }
  }
}

extension Publishers {
  /// Sends the number of elements at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.collectResult("Count", for: subscriber) { _ in
        count += 1
        return true
      } result: {
        count
      }
    }
  }
}

extension Publishers {
  /// Sends only the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.collectResult("IgnoreOutput", for: subscriber) { _ in
        true
      } result: {
        nil
      }
    }
  }
}

extension Publisher {
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

/// Asks for `count` elements for each array that is demanded.
private final class CountRelay<Downstream: Subscriber, Element>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == [Element] {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private let count: Int
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var elements: [Element] = []

  init(count: Int, _ downstream: Downstream) {
    (self.count, self.downstream) = (max(1, count), downstream)
  }

  var description: String { "CollectByCount" }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock {
      guard upstream == nil, let downstream else { return Downstream?.none }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Element) -> Demand {
    let full = lock.withLock {
      elements.append(input)
      guard elements.count == count, let downstream else { return (Downstream, [Element])?.none }
      defer { elements = [] }
      return (downstream, elements)
    }
    return full.map { $0.receive($1) * count } ?? .none
  }

  func receive(completion: Completion<Failure>) {
    let (receiver, rest) = lock.withLock {
      upstream = nil
      return (take(&downstream), elements)
    }
    guard let receiver else { return }
    if case .finished = completion, !rest.isEmpty { _ = receiver.receive(rest) }
    receiver.receive(completion: completion)
  }

  func request(_ demand: Demand) { lock.withLock { upstream }?.request(demand * count) }

  func cancel() {
    lock.withLock {
      downstream = nil
      elements = []
      return take(&upstream)
    }?.cancel()
  }
}
