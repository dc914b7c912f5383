/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible,
  CustomReflectable, CustomPlaygroundDisplayConvertible
{
  public let combineIdentifier: CombineIdentifier
  private let begin: ((any Subscription) -> Void)?
  private let next: ((Input) -> Subscribers.Demand)?
  private let end: ((Subscribers.Completion<Failure>) -> Void)?
  public let description: String

  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    (begin, next, end) = (s.receive(subscription:), { s.receive($0) }, s.receive(completion:))
    description = (s as? any CustomStringConvertible)?.description ?? "AnySubscriber"
  }

  /// Creates a subscriber that calls a subject's methods.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(s))
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    (begin, next, end) = (receiveSubscription, receiveValue, receiveCompletion)
    description = "Anonymous AnySubscriber"
  }

  public var customMirror: Mirror { Mirror(self, children: []) }
  public var playgroundDescription: Any { description }

  public func receive(subscription: any Subscription) { begin?(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { next?(value) ?? .none }
  public func receive(completion: Subscribers.Completion<Failure>) { end?(completion) }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
  CustomPlaygroundDisplayConvertible
{
  private let begin: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    begin = (publisher as? AnyPublisher)?.begin ?? { publisher.receive(subscriber: $0) }
  }

  public var description: String { "AnyPublisher" }
  public var playgroundDescription: Any { description }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    begin(AnySubscriber(subscriber))
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
