extension Subscribers {
  /// Writes each element to a property. It retains the object until it ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, @unchecked Sendable
  {
    public typealias Failure = Never

    private let lock = NSLock()
    private var target: Root?
    private var subscription: (any Subscription)?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (target, self.keyPath) = (object, keyPath)
    }

    /// Nil after the end.
    public var object: Root? { lock.withLock { target } }
    public var description: String { "Assign \(Root.self)." }
    public var customMirror: Mirror { Mirror(self, children: []) }

    public func receive(subscription new: any Subscription) {
      let isWanted = lock.withLock {
        guard subscription == nil, target != nil else { return false }
        subscription = new
        return true
      }
      if isWanted { new.request(.unlimited) } else { new.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) { _ = finish() }

    public func cancel() { finish().1?.cancel() }

    private func finish() -> (Root?, (any Subscription)?) {
      lock.withLock { (take(&target), take(&subscription)) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each element to a property of an object, which is retained until the end.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each element to a published property, as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign(from: self)
  }
}
