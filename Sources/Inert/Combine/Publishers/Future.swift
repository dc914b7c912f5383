/// Sends one element or a failure that is known later. Its closure runs at once, and only once.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Place] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let place = Place(AnySubscriber(subscriber), self)
    lock.withLock { waiting.append(place) }
    subscriber.receive(subscription: place)
    if let known = lock.withLock({ result }) { place.fulfill(known) }
  }

  private func fulfill(_ new: Result<Output, Failure>) {
    let places = lock.withLock {
      guard result == nil else { return [Place]() }
      result = new
      return waiting
    }
    for place in places { place.fulfill(new) }
  }

  private func remove(_ place: Place) { lock.withLock { waiting.removeAll { $0 === place } } }

  private final class Place: Subscription, CustomStringConvertible {
    private let lock = NSLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var future: Future?
    private var isAsked = false
    private var result: Result<Output, Failure>?

    init(_ subscriber: AnySubscriber<Output, Failure>, _ future: Future) {
      (self.subscriber, self.future) = (subscriber, future)
    }

    var description: String { "Future" }

    func fulfill(_ result: Result<Output, Failure>) {
      lock.withLock { self.result = result }
      send()
    }

    func request(_ demand: Demand) {
      lock.withLock { isAsked = isAsked || demand > 0 }
      send()
    }

    func cancel() { _ = end() }

    private func send() {
      let result = lock.withLock {
        if case .success = self.result, !isAsked { return Result<Output, Failure>?.none }
        return self.result
      }
      guard let result, let receiver = end() else { return }
      switch result {
      case .success(let value):
        _ = receiver.receive(value)
        receiver.receive(completion: .finished)
      case .failure(let error):
        receiver.receive(completion: .failure(error))
      }
    }

    private func end() -> AnySubscriber<Output, Failure>? {
      let (receiver, future) = lock.withLock { (take(&subscriber), take(&self.future)) }
      future?.remove(self)
      return receiver
    }
  }
}
