/// What an operator does with one element.
enum Step<Output, Failure: Error> {
  case send(Output)
  /// Ask for another element instead.
  case skip
  /// Send the element, if there is one, and finish.
  case finish(Output?)
  case fail(Failure)
}

/// What an operator does at the end of its upstream publisher.
enum Ending<Output, Failure: Error> {
  case complete(Completion<Failure>)
  /// Send the element as soon as there is demand, and finish.
  case send(Output)
}

/// Passes each element through a function. The subscriber's demand is the demand on the upstream
/// publisher.
final class ElementRelay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Output = Downstream.Input

  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Demand.none
  /// The last element, which waits for demand.
  private var held: Output?
  private let step: (Input) -> Step<Output, Downstream.Failure>
  private let end: (Completion<Failure>) -> Ending<Output, Downstream.Failure>
  let description: String

  init(
    _ name: String, _ downstream: Downstream,
    step: @escaping (Input) -> Step<Output, Downstream.Failure>,
    end: @escaping (Completion<Failure>) -> Ending<Output, Downstream.Failure>
  ) {
    (description, self.downstream, self.step, self.end) = (name, downstream, step, end)
  }

  // MARK: From the upstream publisher

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock {
      guard upstream == nil, let downstream else { return Downstream?.none }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Demand {
    guard lock.withLock({ downstream != nil && upstream != nil }) else { return .none }
    switch step(input) {
    case .send(let output):
      guard let receiver = lock.withLock({ spend() }) else { return .none }
      let more = receiver.receive(output)
      lock.withLock { demand += more }
      return more
    case .skip:
      return .max(1)
    case .finish(let output):
      if let output { _ = lock.withLock { downstream }?.receive(output) }
      let (receiver, source) = lock.withLock { close() }
      source?.cancel()
      receiver?.receive(completion: .finished)
    case .fail(let error):
      let (receiver, source) = lock.withLock { close() }
      source?.cancel()
      receiver?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Completion<Failure>) {
    guard lock.withLock({ downstream != nil && upstream != nil }) else { return }
    switch end(completion) {
    case .complete(let completion):
      lock.withLock { close() }.0?.receive(completion: completion)
    case .send(let output):
      let isAsked = lock.withLock {
        upstream = nil
        held = output
        return demand > 0
      }
      if isAsked { sendHeld() }
    }
  }

  // MARK: From the subscriber

  func request(_ more: Demand) {
    let (source, isHolding) = lock.withLock {
      demand += more
      return (upstream, held != nil && demand > 0)
    }
    if isHolding { sendHeld() } else { source?.request(more) }
  }

  func cancel() { lock.withLock { close() }.1?.cancel() }

  private func sendHeld() {
    let (receiver, output) = lock.withLock { (take(&downstream), take(&held)) }
    guard let receiver, let output else { return }
    _ = receiver.receive(output)
    receiver.receive(completion: .finished)
  }

  private func spend() -> Downstream? {
    demand -= 1
    return downstream
  }

  private func close() -> (Downstream?, (any Subscription)?) {
    held = nil
    return (take(&downstream), take(&upstream))
  }
}

extension Publisher {
  /// Subscribes a subscriber with the same failure.
  func relay<S: Subscriber>(
    _ name: String, to subscriber: S, _ step: @escaping (Output) -> Step<S.Input, Failure>
  ) where S.Failure == Failure {
    relay(name, to: subscriber, step, end: { .complete($0) })
  }

  func relay<S: Subscriber>(
    _ name: String, to subscriber: S, _ step: @escaping (Output) -> Step<S.Input, S.Failure>,
    end: @escaping (Completion<Failure>) -> Ending<S.Input, S.Failure>
  ) {
    subscribe(
      ElementRelay<Output, Failure, S>(name, subscriber, step: step, end: end))
  }

  /// Subscribes a subscriber to a function that may throw.
  func relayThrowing<S: Subscriber>(
    _ name: String, to subscriber: S,
    _ step: @escaping (Output) throws -> Step<S.Input, any Error>
  ) where S.Failure == any Error {
    relay(name, to: subscriber) {
      do { return try step($0) } catch { return .fail(error) }
    } end: {
      .complete($0.mapFailure { $0 })
    }
  }
}
