/// Sends the elements of one publisher after the other, with the demand that is left.
final class Chain<Downstream: Subscriber>: Junction<Downstream> {
  private var ask: ((Demand) -> Void)?

  /// Subscribes to a publisher. `end` is called at its end, and `each` before each element.
  func follow<P: Publisher>(
    _ publisher: P, end: @escaping (Completion<P.Failure>) -> Void,
    each: @escaping () -> Void = {}
  ) where P.Output == Downstream.Input {
    weak var known: Branch<P.Output, P.Failure>?
    let branch = Branch<P.Output, P.Failure> { [self] value in
      let receiver = lock.withLock {
        demand -= 1
        return downstream
      }
      guard let receiver else { return .none }
      each()
      let more = delivery.withLock { receiver.receive(value) }
      lock.withLock { demand += more }
      return more
    } end: { [self] completion in
      if let known { forget(known) }
      lock.withLock { ask = nil }
      end(completion)
    }
    known = branch
    keep(branch)
    let left = lock.withLock {
      ask = { [weak branch] in branch?.request($0) }
      return demand
    }
    branch.request(left)
    publisher.subscribe(branch)
  }

  override func request(_ more: Demand) {
    lock.withLock {
      demand += more
      return ask
    }?(more)
  }

  override func cancel() {
    lock.withLock { ask = nil }
    super.cancel()
  }
}
