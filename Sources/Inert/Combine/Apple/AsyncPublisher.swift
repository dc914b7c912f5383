extension Publisher where Failure == Never {
  /// The elements as an asynchronous sequence, which asks for one at a time.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The elements as an asynchronous sequence, which asks for one at a time.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The elements of a publisher that cannot fail.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Cancels the subscription when it is released or its task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    private let pull: PullSubscriber<P.Output, Never>

    fileprivate init(_ publisher: P) {
      pull = PullSubscriber()
      publisher.subscribe(pull.input)
    }

    public mutating func next() async -> P.Output? {
      if case .success(let value) = await pull.next() { value } else { nil }
    }
  }
}

/// The elements of a publisher. A failure is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  /// Cancels the subscription when it is released or its task is cancelled.
  public struct Iterator: AsyncIteratorProtocol {
    private let pull: PullSubscriber<P.Output, P.Failure>

    fileprivate init(_ publisher: P) {
      pull = PullSubscriber()
      publisher.subscribe(pull.input)
    }

    public mutating func next() async throws -> P.Output? { try await pull.next().get() }
  }
}

/// Asks for an element when it is awaited.
private final class PullSubscriber<Input, Failure: Error>: @unchecked Sendable {
  typealias Answer = Result<Input?, Failure>

  private let lock = NSLock()
  private var waiting: [CheckedContinuation<Answer, Never>] = []
  private var arrived: [Input] = []
  private var end: Answer?
  /// Does not retain the subscriber, so that the subscription ends with the iterator.
  private(set) lazy var input = Branch<Input, Failure> { [weak self] value in
    self?.receive(value)
    return .none
  } end: { [weak self] completion in
    switch completion {
    case .finished: self?.finish(.success(nil))
    case .failure(let error): self?.finish(.failure(error))
    }
  }

  deinit { input.cancel() }

  func next() async -> Answer {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: Answer? = lock.withLock {
          if !arrived.isEmpty { return .success(arrived.removeFirst()) }
          if let end {
            self.end = .success(nil)
            return end
          }
          waiting.append(continuation)
          return nil
        }
        if let answer { resume(continuation, answer) } else { input.request(.max(1)) }
      }
    } onCancel: {
      input.cancel()
      finish(.success(nil))
    }
  }

  private func receive(_ value: Input) {
    let first = lock.withLock {
      guard !waiting.isEmpty else {
        arrived.append(value)
        return CheckedContinuation<Answer, Never>?.none
      }
      return waiting.removeFirst()
    }
    if let first { resume(first, .success(value)) }
  }

  private func finish(_ answer: Answer) {
    let all = lock.withLock {
      defer { waiting = [] }
      end = waiting.isEmpty ? answer : .success(nil)
      return waiting
    }
    for (index, continuation) in all.enumerated() {
      resume(continuation, index == 0 ? answer : .success(nil))
    }
  }

  private func resume(_ continuation: CheckedContinuation<Answer, Never>, _ answer: Answer) {
    nonisolated(unsafe) let answer = answer
    continuation.resume(returning: answer)
  }
}
