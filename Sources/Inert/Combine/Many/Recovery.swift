extension Publishers {
  /// Continues with another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain("Catch", subscriber)
      subscriber.receive(subscription: chain)
      chain.follow(upstream) { completion in
        switch completion {
        case .finished: chain.complete(.finished)
        case .failure(let error): chain.follow(handler(error)) { chain.complete($0) }
        }
      }
    }
  }

  /// Continues with another publisher after a failure. An error that the function throws is the
  /// failure.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher
    ) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain("TryCatch", subscriber)
      subscriber.receive(subscription: chain)
      chain.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return chain.complete(.finished) }
        do {
          chain.follow(try handler(error)) { chain.complete($0.mapFailure { $0 }) }
        } catch {
          chain.complete(.failure(error))
        }
      }
    }
  }

  /// Subscribes again after a failure, up to a number of times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Nil without a limit.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain("Retry", subscriber)
      subscriber.receive(subscription: chain)
      attempt(chain, left: retries ?? .max)
    }

    private func attempt<S: Subscriber>(_ chain: Chain<S>, left: Int)
    where S.Input == Output, S.Failure == Failure {
      chain.follow(upstream) { completion in
        guard case .failure = completion, left > 0, !chain.isOver else {
          return chain.complete(completion)
        }
        attempt(chain, left: left - 1)
      }
    }
  }
}

extension Publisher {
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
