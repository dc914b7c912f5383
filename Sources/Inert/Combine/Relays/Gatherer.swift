/// Sends the elements of several publishers in the order in which they arrive.
///
/// Without a limit to the demand, each publisher is asked for all its elements. Otherwise it is asked
/// for one at a time, and the element waits for demand.
final class Gatherer<Downstream: Subscriber>: Junction<Downstream> {
  typealias Source = Branch<Downstream.Input, Downstream.Failure>

  private var waiting: [(Downstream.Input, Source)] = []
  private var sources: [Source] = []
  /// Whether more publishers may be added.
  private var isOpen = true

  func add<P: Publisher>(
    _ publisher: P, ended: @escaping () -> Void = {}
  ) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    weak var known: Source?
    let source = Source { [self] value in
      guard let source = known else { return .none }
      lock.withLock { waiting.append((value, source)) }
      drain()
      return .none
    } end: { [self] completion in
      let source = known
      if let source { forget(source) }
      lock.withLock { sources.removeAll { $0 === source } }
      if case .failure = completion { return complete(completion) }
      ended()
      finishIfEmpty()
    }
    known = source
    keep(source)
    let isUnlimited = lock.withLock {
      sources.append(source)
      return demand == .unlimited
    }
    source.request(isUnlimited ? .unlimited : .max(1))
    publisher.subscribe(source)
  }

  /// Finishes when the publishers have ended that were added until now.
  func closeSources() {
    lock.withLock { isOpen = false }
    finishIfEmpty()
  }

  override func request(_ more: Demand) {
    let open = lock.withLock {
      let wasUnlimited = demand == .unlimited
      demand += more
      return !wasUnlimited && demand == .unlimited ? sources : []
    }
    drain()
    for source in open { source.request(.unlimited) }
  }

  private func drain() {
    delivery.withLock {
      while true {
        let next = lock.withLock {
          guard demand > 0, let downstream, !waiting.isEmpty else {
            return (Downstream, Downstream.Input, Source)?.none
          }
          demand -= 1
          let (value, source) = waiting.removeFirst()
          return (downstream, value, source)
        }
        guard let (receiver, value, source) = next else { break }
        let more = receiver.receive(value)
        if more > 0 { request(more) }
        if lock.withLock({ demand }) != .unlimited { source.request(.max(1)) }
      }
    }
    finishIfEmpty()
  }

  private func finishIfEmpty() {
    let isDone = lock.withLock { !isOpen && sources.isEmpty && waiting.isEmpty }
    if isDone { complete(.finished) }
  }
}
