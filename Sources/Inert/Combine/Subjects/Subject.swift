/// A publisher whose elements are sent by calling a method.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription from which it gets elements.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

extension Publisher {
  /// Sends everything to a subject until the returned object is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let relay = SubjectSubscriber(subject)
    receive(subscriber: relay)
    return AnyCancellable { relay.cancel() }
  }
}

/// Sends everything that it receives to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock {
      guard upstream == nil, let subject else { return S?.none }
      upstream = subscription
      return subject
    }
    if let receiver { receiver.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Demand {
    lock.withLock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Completion<S.Failure>) {
    lock.withLock {
      upstream = nil
      return take(&subject)
    }?.send(completion: completion)
  }

  func request(_ demand: Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() {
    lock.withLock {
      subject = nil
      return take(&upstream)
    }?.cancel()
  }
}
