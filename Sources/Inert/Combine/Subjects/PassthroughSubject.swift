/// Sends each element to the subscribers that it has at that time.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core = SubjectCore<Output, Failure>("PassthroughSubject")

  public init() {}

  public func send(_ input: Output) { core.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
  public func send(subscription: any Subscription) { core.send(subscription: subscription) }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.add(subscriber)
  }
}

/// Has a value. A new subscriber receives it first, and then each value that is set.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let core: SubjectCore<Output, Failure>
  private let first: Output

  public init(_ value: Output) {
    first = value
    core = SubjectCore("CurrentValueSubject", latest: value)
  }

  /// Setting the value sends it.
  public var value: Output {
    get { core.value ?? first }
    set { core.send(newValue) }
  }

  public func send(_ input: Output) { core.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) {
    core.send(completion: completion)
  }
  public func send(subscription: any Subscription) { core.send(subscription: subscription) }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    core.add(subscriber)
  }
}
