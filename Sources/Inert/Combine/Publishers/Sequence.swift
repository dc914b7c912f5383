extension Publishers {
  /// Sends the elements of a sequence, and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      IteratorSubscription(
        sequence.makeIterator(), "\(sequence)", end: .finished
      ).begin(subscriber)
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends the elements of an iterator as they are demanded, then a completion, which needs no demand.
final class IteratorSubscription<Elements: IteratorProtocol, Failure: Error>: Subscription,
  CustomStringConvertible
{
  private let lock = NSLock()
  private var elements: Elements
  private var next: Elements.Element?
  private var subscriber: AnySubscriber<Elements.Element, Failure>?
  private var demand = Demand.none
  private var isSending = false
  private let end: Completion<Failure>?
  let description: String

  /// - Parameter end: The completion; nil if there is none.
  init(_ elements: Elements, _ name: String, end: Completion<Failure>?) {
    (self.elements, description, self.end) = (elements, name, end)
    next = self.elements.next()
  }

  /// Gives the subscriber its subscription. A sequence without elements completes at once.
  func begin<S: Subscriber>(_ subscriber: S)
  where S.Input == Elements.Element, S.Failure == Failure {
    guard next != nil else {
      subscriber.receive(subscription: Subscriptions.empty)
      if let end { subscriber.receive(completion: end) }
      return
    }
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: self)
  }

  func request(_ more: Demand) {
    let begins = lock.withLock {
      demand += more
      guard !isSending, demand > 0 else { return false }
      isSending = true
      return true
    }
    if begins { send() }
  }

  private func send() {
    while true {
      let step = lock.withLock {
        guard demand > 0, let subscriber, let element = next else {
          isSending = false
          return (AnySubscriber<Elements.Element, Failure>, Elements.Element, Bool)?.none
        }
        demand -= 1
        next = elements.next()
        return (subscriber, element, next == nil)
      }
      guard let (receiver, element, isLast) = step else { return }
      let more = receiver.receive(element)
      lock.withLock { demand += more }
      if isLast, let receiver = lock.withLock({ take(&subscriber) }), let end {
        receiver.receive(completion: end)
      }
    }
  }

  func cancel() {
    lock.withLock {
      subscriber = nil
      next = nil
    }
  }
}
