extension Publishers {
  /// Sends the latest elements of two publishers, whenever one of them sends.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      LatestRelay(subscriber).begin(a, b)
    }
  }
}

extension Publishers {
  /// Sends the latest elements of three publishers, whenever one of them sends.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// Sends the latest elements of four publishers, whenever one of them sends.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0, $1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}

/// Sends the latest elements of two publishers.
private final class LatestRelay<Downstream: Subscriber, First, Second>: Junction<Downstream>
where Downstream.Input == (First, Second) {
  private var first: First?
  private var second: Second?
  private var left = 2
  private var isBehind = false
  private var ask: [(Demand) -> Void] = []

  init(_ downstream: Downstream) { super.init("CombineLatest", downstream) }

  func begin<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where
    A.Output == First, B.Output == Second, A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    let one = Branch<First, A.Failure> { [self] value in
      lock.withLock { (first, isBehind) = (value, true) }
      return send()
    } end: { [self] in
      end($0) { first == nil }
    }
    let two = Branch<Second, B.Failure> { [self] value in
      lock.withLock { (second, isBehind) = (value, true) }
      return send()
    } end: { [self] in
      end($0) { second == nil }
    }
    lock.withLock {
      ask = [{ [weak one] in one?.request($0) }, { [weak two] in two?.request($0) }]
    }
    keep(one)
    keep(two)
    downstream?.receive(subscription: self)
    a.subscribe(one)
    b.subscribe(two)
  }

  /// Asks both publishers for all elements, because only the latest ones count (unverified).
  override func request(_ more: Demand) {
    let sources = lock.withLock {
      demand += more
      guard demand > 0 else { return [(Demand) -> Void]() }
      defer { ask = [] }
      return ask
    }
    for source in sources { source(.unlimited) }
    _ = send()
  }

  private func send() -> Demand {
    delivery.withLock {
      let next = lock.withLock {
        guard isBehind, demand > 0, let downstream, let first, let second else {
          return (Downstream, (First, Second))?.none
        }
        isBehind = false
        demand -= 1
        return (downstream, (first, second))
      }
      guard let (receiver, pair) = next else { return }
      let more = receiver.receive(pair)
      if more > 0 { request(more) }
    }
    return .none
  }

  /// A publisher without elements ends both.
  private func end(_ completion: Completion<Downstream.Failure>, _ isEmpty: () -> Bool) {
    let isDone = lock.withLock {
      left -= 1
      return left == 0 || isEmpty()
    }
    if case .failure = completion { complete(completion) } else if isDone { complete(.finished) }
  }
}
