/// What the subjects have in common: the subscribers, in the order in which they subscribed, and the
/// completion.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [Place] = []
  private var upstreams: [any Subscription] = []
  private var completion: Completion<Failure>?
  private var isAsked = false
  /// The element that new subscribers receive first; nil if they receive none.
  private var latest: Output?
  let name: String

  init(_ name: String, latest: Output? = nil) { (self.name, self.latest) = (name, latest) }

  deinit { for upstream in upstreams { upstream.cancel() } }

  var value: Output? { lock.withLock { latest } }
  var isEmpty: Bool { lock.withLock { places.isEmpty } }

  func send(_ value: Output) {
    let receivers = lock.withLock {
      guard completion == nil else { return [Place]() }
      if latest != nil { latest = value }
      return places
    }
    for place in receivers { place.offer(value) }
  }

  func send(completion end: Completion<Failure>) {
    let (receivers, sources) = lock.withLock {
      guard completion == nil else { return ([Place](), [any Subscription]()) }
      completion = end
      defer { (places, upstreams) = ([], []) }
      return (places, upstreams)
    }
    withExtendedLifetime(sources) {
      for place in receivers { place.finish(end) }
    }
  }

  func send(subscription: any Subscription) {
    let (isWanted, isAsked) = lock.withLock {
      guard completion == nil else { return (false, false) }
      upstreams.append(subscription)
      return (true, self.isAsked || latest != nil)
    }
    if !isWanted { subscription.cancel() } else if isAsked { subscription.request(.unlimited) }
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let place = Place(AnySubscriber(subscriber), self)
    let end = lock.withLock {
      if completion == nil { places.append(place) }
      return completion
    }
    if let end {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: end)
    } else {
      subscriber.receive(subscription: place)
    }
  }

  private func remove(_ place: Place) { lock.withLock { places.removeAll { $0 === place } } }

  private func ask() {
    let sources = lock.withLock {
      defer { isAsked = true }
      return isAsked || latest != nil ? [] : upstreams
    }
    for source in sources { source.request(.unlimited) }
  }

  /// One subscriber of a subject.
  private final class Place: Subscription, CustomStringConvertible {
    private let lock = NSLock()
    /// Held while the subscriber is called, because several threads may send at the same time.
    private let delivery = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var core: SubjectCore?
    private var demand = Demand.none
    /// Whether the subscriber lacks the subject's latest element.
    private var isBehind: Bool

    init(_ subscriber: AnySubscriber<Output, Failure>, _ core: SubjectCore) {
      (self.subscriber, self.core) = (subscriber, core)
      isBehind = core.value != nil
    }

    var description: String { core?.name ?? "Subject" }

    /// Sends the element, if the subscriber has asked for one.
    func offer(_ value: Output) {
      delivery.withLock {
        let receiver = lock.withLock {
          guard let subscriber, demand > 0 else {
            isBehind = true
            return AnySubscriber<Output, Failure>?.none
          }
          demand -= 1
          isBehind = false
          return subscriber
        }
        guard let more = receiver?.receive(value) else { return }
        lock.withLock { demand += more }
      }
    }

    func finish(_ completion: Completion<Failure>) {
      delivery.withLock {
        let receiver = lock.withLock { end() }
        receiver?.receive(completion: completion)
      }
    }

    func request(_ more: Demand) {
      let (core, isBehind) = lock.withLock {
        demand += more
        return (self.core, self.isBehind && demand > 0)
      }
      core?.ask()
      if isBehind, let value = core?.value { offer(value) }
    }

    func cancel() {
      let core = lock.withLock { self.core }
      core?.remove(self)
      _ = lock.withLock { end() }
    }

    private func end() -> AnySubscriber<Output, Failure>? {
      core = nil
      return take(&subscriber)
    }
  }
}
