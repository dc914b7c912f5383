extension Publishers {
  /// Skips elements until another publisher sends its first element.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain("DropUntilOutput", subscriber)
      var isOpen = false
      let branch = Branch<Other.Output, Failure> { _ in
        chain.lock.withLock { isOpen = true }
        return .none
      } end: { completion in
        if case .failure = completion { return chain.complete(completion) }
        // Nothing can open the gate any more.
        if !chain.lock.withLock({ isOpen }) { chain.complete(.finished) }
      }
      chain.keep(branch)
      branch.request(.max(1))
      subscriber.receive(subscription: chain)
      other.subscribe(branch)
      let gated = upstream.filter { _ in chain.lock.withLock { isOpen } }
      chain.follow(gated) { chain.complete($0) }
    }
  }

  /// Sends elements until another publisher sends an element.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain("PrefixUntilOutput", subscriber)
      let branch = Branch<Other.Output, Other.Failure> { _ in
        chain.complete(.finished)
        return .none
      } end: { _ in
      }
      chain.keep(branch)
      branch.request(.max(1))
      subscriber.receive(subscription: chain)
      other.subscribe(branch)
      if !chain.isOver { chain.follow(upstream) { chain.complete($0) } }
    }
  }
}

extension Publisher {
  public func drop<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.DropUntilOutput<Self, P>
  where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
