extension Publishers {
  /// Sends the first elements of two publishers, then their second elements, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      PairRelay(subscriber).begin(a, b)
    }
  }
}

extension Publishers {
  /// Sends the first elements of three publishers, then their second elements, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publishers {
  /// Sends the first elements of four publishers, then their second elements, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
    Publishers.Zip(self, other)
  }
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    zip(other).map { transform($0, $1) }
  }
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where Failure == P.Failure, Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0, $1, $2) }
  }
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where Failure == P.Failure, Failure == Q.Failure, Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
  }
}

/// Sends pairs of the elements of two publishers.
private final class PairRelay<Downstream: Subscriber, First, Second>: Junction<Downstream>
where Downstream.Input == (First, Second) {
  private var first: [First] = []
  private var second: [Second] = []
  private var isFirstOver = false
  private var isSecondOver = false
  private var ask: [(Demand) -> Void] = []

  init(_ downstream: Downstream) { super.init("Zip", downstream) }

  func begin<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where
    A.Output == First, B.Output == Second, A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    let one = Branch<First, A.Failure> { [self] value in
      lock.withLock { first.append(value) }
      return send()
    } end: { [self] completion in
      lock.withLock { isFirstOver = true }
      end(completion)
    }
    let two = Branch<Second, B.Failure> { [self] value in
      lock.withLock { second.append(value) }
      return send()
    } end: { [self] completion in
      lock.withLock { isSecondOver = true }
      end(completion)
    }
    lock.withLock {
      ask = [{ [weak one] in one?.request($0) }, { [weak two] in two?.request($0) }]
    }
    keep(one)
    keep(two)
    downstream?.receive(subscription: self)
    a.subscribe(one)
    b.subscribe(two)
    end(.finished)
  }

  /// Each pair needs one element of each publisher.
  override func request(_ more: Demand) {
    let sources = lock.withLock {
      demand += more
      return ask
    }
    for source in sources { source(more) }
  }

  private func send() -> Demand {
    delivery.withLock {
      while true {
        let next = lock.withLock {
          guard demand > 0, let downstream, !first.isEmpty, !second.isEmpty else {
            return (Downstream, (First, Second))?.none
          }
          demand -= 1
          return (downstream, (first.removeFirst(), second.removeFirst()))
        }
        guard let (receiver, pair) = next else { break }
        let more = receiver.receive(pair)
        if more > 0 { request(more) }
      }
    }
    end(.finished)
    return .none
  }

  /// Ends if no further pair is possible.
  private func end(_ completion: Completion<Downstream.Failure>) {
    if case .failure = completion { return complete(completion) }
    let isDone = lock.withLock {
      isFirstOver && first.isEmpty || isSecondOver && second.isEmpty
    }
    if isDone { complete(.finished) }
  }
}
