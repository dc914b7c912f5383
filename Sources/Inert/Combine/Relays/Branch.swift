/// The subscription of an operator to one of its upstream publishers.
///
/// Demand and cancellation that come before the subscription take effect when it arrives.
final class Branch<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiting = Demand.none
  private var isOver = false
  private var value: ((Input) -> Demand)?
  private var end: ((Completion<Failure>) -> Void)?

  init(
    value: @escaping (Input) -> Demand, end: @escaping (Completion<Failure>) -> Void
  ) {
    (self.value, self.end) = (value, end)
  }

  func receive(subscription new: any Subscription) {
    let demand = lock.withLock {
      guard subscription == nil, !isOver else { return Demand?.none }
      subscription = new
      defer { waiting = .none }
      return waiting
    }
    guard let demand else { return new.cancel() }
    if demand > 0 { new.request(demand) }
  }

  func receive(_ input: Input) -> Demand { lock.withLock { value }?(input) ?? .none }

  func receive(completion: Completion<Failure>) { close().end?(completion) }

  func request(_ demand: Demand) {
    let source = lock.withLock {
      if subscription == nil { waiting += demand }
      return subscription
    }
    if demand > 0 { source?.request(demand) }
  }

  func cancel() { close().subscription?.cancel() }

  private func close() -> (
    subscription: (any Subscription)?, end: ((Completion<Failure>) -> Void)?
  ) {
    let (old, all) = lock.withLock {
      isOver = true
      return (take(&value), (take(&subscription), take(&end)))
    }
    return withExtendedLifetime(old) { all }
  }
}
