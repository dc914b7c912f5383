extension Subscribers {
  /// Calls closures, and asks for all elements at once.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, @unchecked Sendable
  {
    private let lock = NSLock()
    private var value: ((Input) -> Void)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (value, end) = (receiveValue, receiveCompletion)
    }

    public var receiveValue: (Input) -> Void { lock.withLock { value } ?? { _ in } }
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { end } ?? { _ in }
    }
    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: []) }

    public func receive(subscription new: any Subscription) {
      let isWanted = lock.withLock {
        guard subscription == nil, !isOver else { return false }
        subscription = new
        return true
      }
      if isWanted { new.request(.unlimited) } else { new.cancel() }
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      lock.withLock { value }?(input)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let (_, end) = finish()
      end?(completion)
    }

    public func cancel() { finish().subscription?.cancel() }

    private func finish() -> (
      subscription: (any Subscription)?, end: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
      // The old closure is released after the lock is unlocked: an object that it retains may cancel
      // this subscription in its deinitializer.
      let (old, all) = lock.withLock {
        isOver = true
        return (take(&value), (take(&subscription), take(&end)))
      }
      return withExtendedLifetime(old) { all }
    }
  }
}

extension Publisher {
  /// Calls the closures until the returned object is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
