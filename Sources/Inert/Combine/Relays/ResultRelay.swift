/// Reads all elements, and sends one result at the end.
final class ResultRelay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var isAsked = false
  private var held: Downstream.Input?
  private let read: (Input) throws -> Bool
  private let result: () -> Downstream.Input?
  private let failure: (any Error) -> Downstream.Failure?
  let description: String

  /// - Parameters:
  ///   - read: Reads an element. Returns whether the operator needs more elements.
  ///   - result: Returns the element that is sent at the end; nil if there is none.
  ///   - failure: The failure of the subscriber for an error.
  init(
    _ name: String, _ downstream: Downstream, read: @escaping (Input) throws -> Bool,
    result: @escaping () -> Downstream.Input?, failure: @escaping (any Error) -> Downstream.Failure?
  ) {
    (description, self.downstream) = (name, downstream)
    (self.read, self.result, self.failure) = (read, result, failure)
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock {
      guard upstream == nil, let downstream else { return Downstream?.none }
      upstream = subscription
      return downstream
    }
    guard let receiver else { return subscription.cancel() }
    receiver.receive(subscription: self)
    lock.withLock { upstream }?.request(.unlimited)
  }

  func receive(_ input: Input) -> Demand {
    guard lock.withLock({ downstream != nil && upstream != nil }) else { return .none }
    do {
      if try read(input) { return .none }
      lock.withLock { take(&upstream) }?.cancel()
      complete()
    } catch {
      let (receiver, source) = lock.withLock { close() }
      source?.cancel()
      if let error = failure(error) { receiver?.receive(completion: .failure(error)) }
    }
    return .none
  }

  func receive(completion: Completion<Failure>) {
    guard lock.withLock({ upstream != nil }) else { return }
    switch completion {
    case .finished:
      lock.withLock { upstream = nil }
      complete()
    case .failure(let error):
      let receiver = lock.withLock { close() }.0
      if let error = failure(error) { receiver?.receive(completion: .failure(error)) }
    }
  }

  func request(_ demand: Demand) {
    guard demand > 0 else { return }
    let isHolding = lock.withLock {
      isAsked = true
      return held != nil
    }
    if isHolding { sendHeld() }
  }

  func cancel() { lock.withLock { close() }.1?.cancel() }

  private func complete() {
    guard let output = result() else {
      lock.withLock { close() }.0?.receive(completion: .finished)
      return
    }
    let isAsked = lock.withLock {
      held = output
      return self.isAsked
    }
    if isAsked { sendHeld() }
  }

  private func sendHeld() {
    let (receiver, output) = lock.withLock { (take(&downstream), take(&held)) }
    guard let receiver, let output else { return }
    _ = receiver.receive(output)
    receiver.receive(completion: .finished)
  }

  private func close() -> (Downstream?, (any Subscription)?) {
    held = nil
    return (take(&downstream), take(&upstream))
  }
}

extension Publisher {
  /// Subscribes a subscriber to the result of a function that cannot throw.
  func collectResult<S: Subscriber>(
    _ name: String, for subscriber: S, read: @escaping (Output) -> Bool,
    result: @escaping () -> S.Input?
  ) where S.Failure == Failure {
    subscribe(
      ResultRelay<Output, Failure, S>(
        name, subscriber, read: read, result: result, failure: { $0 as? Failure }))
  }

  func collectThrowing<S: Subscriber>(
    _ name: String, for subscriber: S, read: @escaping (Output) throws -> Bool,
    result: @escaping () -> S.Input?
  ) where S.Failure == any Error {
    subscribe(
      ResultRelay<Output, Failure, S>(
        name, subscriber, read: read, result: result, failure: { $0 }))
  }
}
