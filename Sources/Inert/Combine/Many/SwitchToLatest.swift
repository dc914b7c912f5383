extension Publishers {
  /// Sends the elements of the publisher that arrived last.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SwitchRelay<S, P>(subscriber).begin(upstream)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Only the publishers that arrive can fail.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// The publishers that arrive cannot fail.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

private final class SwitchRelay<Downstream: Subscriber, P: Publisher>: Junction<Downstream>
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
  private var inner: Branch<P.Output, P.Failure>?
  private var isOuterOver = false

  init(_ downstream: Downstream) { super.init("SwitchToLatest", downstream) }

  func begin<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == P, Upstream.Failure == P.Failure {
    let outer = Branch<P, P.Failure> { [self] publisher in
      follow(publisher)
      return .none
    } end: { [self] completion in
      let isDone = lock.withLock {
        isOuterOver = true
        return inner == nil
      }
      if case .failure = completion { complete(completion) } else if isDone { complete(.finished) }
    }
    keep(outer)
    downstream?.receive(subscription: self)
    outer.request(.unlimited)
    upstream.subscribe(outer)
  }

  private func follow(_ publisher: P) {
    weak var known: Branch<P.Output, P.Failure>?
    let branch = Branch<P.Output, P.Failure> { [self] value in
      delivery.withLock {
        let receiver = lock.withLock {
          guard let known, inner === known else { return Downstream?.none }
          demand -= 1
          return downstream
        }
        guard let receiver else { return .none }
        let more = receiver.receive(value)
        lock.withLock { demand += more }
        // If the element has led to another publisher, that one has not got this demand yet.
        let current = lock.withLock { self.inner }
        if more > 0, let current, current !== known { current.request(more) }
        return more
      }
    } end: { [self] completion in
      if let known { forget(known) }
      let isDone = lock.withLock {
        guard inner === known else { return false }
        inner = nil
        return isOuterOver
      }
      if case .failure = completion { complete(completion) } else if isDone { complete(.finished) }
    }
    known = branch
    let (old, left) = lock.withLock {
      defer { inner = branch }
      return (inner, demand)
    }
    if let old {
      old.cancel()
      forget(old)
    }
    keep(branch)
    branch.request(left)
    publisher.subscribe(branch)
  }

  override func request(_ more: Demand) {
    lock.withLock {
      demand += more
      return inner
    }?.request(more)
  }
}
