/// The state that the operators with several upstream publishers have in common: the subscriber, its
/// demand, and the locks.
class Junction<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let lock = NSLock()
  /// Held while the subscriber receives an element, because the upstream publishers may send on
  /// several threads.
  let delivery = NSRecursiveLock()
  var downstream: Downstream?
  var demand = Demand.none
  private var branches: [any Cancellable] = []
  let description: String

  init(_ name: String, _ downstream: Downstream) {
    (description, self.downstream) = (name, downstream)
  }

  var isOver: Bool { lock.withLock { downstream == nil } }

  func keep(_ branch: any Cancellable) {
    let isWanted = lock.withLock {
      if downstream != nil { branches.append(branch) }
      return downstream != nil
    }
    if !isWanted { branch.cancel() }
  }

  func forget(_ branch: any Cancellable & AnyObject) {
    lock.withLock { branches.removeAll { ($0 as AnyObject) === branch } }
  }

  func request(_ more: Demand) { lock.withLock { demand += more } }

  /// Sends an element if the subscriber has asked for one.
  func send(_ value: Downstream.Input) {
    delivery.withLock {
      let receiver = lock.withLock {
        guard demand > 0 else { return Downstream?.none }
        demand -= 1
        return downstream
      }
      guard let more = receiver?.receive(value), more > 0 else { return }
      request(more)
    }
  }

  /// Ends the upstream publishers, and sends the completion unless there was one.
  func complete(_ completion: Completion<Downstream.Failure>) {
    let (receiver, others) = close()
    for branch in others { branch.cancel() }
    guard let receiver else { return }
    delivery.withLock { receiver.receive(completion: completion) }
  }

  func cancel() {
    for branch in close().1 { branch.cancel() }
  }

  private func close() -> (Downstream?, [any Cancellable]) {
    lock.withLock {
      defer { branches = [] }
      return (take(&downstream), branches)
    }
  }
}
