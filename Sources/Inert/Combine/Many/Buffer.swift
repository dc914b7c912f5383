extension Publishers {
  /// When a buffer asks for elements.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// The buffer is kept full.
    case keepFull
    /// The buffer asks for what the subscriber asks for.
    case byRequest
  }

  /// What a full buffer does with another element.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }

  /// Keeps elements until the subscriber asks for them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size) = (upstream, size)
      (self.prefetch, self.whenFull) = (prefetch, whenFull)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      BufferRelay<S>(subscriber, size, whenFull, keepsFull: prefetch == .keepFull).begin(upstream)
    }
  }
}

extension Publisher {
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

private final class BufferRelay<Downstream: Subscriber>: Junction<Downstream> {
  private let size: Int
  private let strategy: Publishers.BufferingStrategy<Downstream.Failure>
  private let keepsFull: Bool
  private var elements: [Downstream.Input] = []
  private var end: Completion<Downstream.Failure>?
  private weak var source: Branch<Downstream.Input, Downstream.Failure>?

  init(
    _ downstream: Downstream, _ size: Int,
    _ strategy: Publishers.BufferingStrategy<Downstream.Failure>, keepsFull: Bool
  ) {
    (self.size, self.strategy, self.keepsFull) = (size, strategy, keepsFull)
    super.init("Buffer", downstream)
  }

  func begin<P: Publisher>(_ upstream: P)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let branch = Branch<P.Output, P.Failure> { [self] in
      add($0)
    } end: { [self] completion in
      if case .failure = completion { return complete(completion) }
      lock.withLock { end = completion }
      send()
    }
    source = branch
    keep(branch)
    downstream?.receive(subscription: self)
    branch.request(keepsFull ? .max(max(0, size)) : .unlimited)
    upstream.subscribe(branch)
  }

  private func add(_ value: Downstream.Input) -> Demand {
    let error: Downstream.Failure? = lock.withLock {
      guard elements.count >= size, demand == .none else {
        elements.append(value)
        return nil
      }
      switch strategy {
      case .dropNewest: return nil
      case .dropOldest:
        elements.append(value)
        elements.removeFirst()
        return nil
      case .customError(let error): return error()
      }
    }
    if let error { complete(.failure(error)) } else { send() }
    return .none
  }

  override func request(_ more: Demand) {
    lock.withLock { demand += more }
    send()
  }

  private func send() {
    delivery.withLock {
      while true {
        let next = lock.withLock {
          guard demand > 0, let downstream, !elements.isEmpty else {
            return (Downstream, Downstream.Input)?.none
          }
          demand -= 1
          return (downstream, elements.removeFirst())
        }
        guard let (receiver, value) = next else { break }
        let more = receiver.receive(value)
        lock.withLock { demand += more }
        if keepsFull { source?.request(.max(1)) }
      }
    }
    if let end = lock.withLock({ elements.isEmpty ? end : nil }) { complete(end) }
  }
}
