extension Publishers {
  /// Sends the elements of one subscription to all subscribers, through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(shared) }

    private var shared: SubjectType {
      lock.withLock {
        let made = subject ?? createSubject()
        subject = made
        return made
      }
    }
  }

  /// Connects when the first subscriber subscribes, and disconnects when the last one has cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      upstream.subscribe(AutoconnectRelay(subscriber) { self.left() })
      guard isFirst else { return }
      let made = upstream.connect()
      let isNeeded = lock.withLock {
        if count > 0 { connection = made }
        return count > 0
      }
      if !isNeeded { made.cancel() }
    }

    private func left() {
      lock.withLock {
        count -= 1
        return count == 0 ? take(&connection) : nil
      }?.cancel()
    }
  }

  /// Shares one subscription among all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    public static func == (a: Share, b: Share) -> Bool { a === b }
  }

  /// A publisher that waits for `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let shared: Multicast<Upstream, PassthroughSubject<Output, Never>>

    public init(upstream: Upstream) { shared = upstream.multicast { PassthroughSubject() } }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      shared.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher {
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// Passes everything on, and reports once that the subscriber has gone.
private final class AutoconnectRelay<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var left: (() -> Void)?

  init(_ downstream: Downstream, left: @escaping () -> Void) {
    (self.downstream, self.left) = (downstream, left)
  }

  var description: String { upstream.map { "\($0)" } ?? "Autoconnect" }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock {
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Demand {
    lock.withLock { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Completion<Downstream.Failure>) {
    let (receiver, left) = lock.withLock {
      upstream = nil
      return (take(&downstream), take(&self.left))
    }
    receiver?.receive(completion: completion)
    left?()
  }

  func request(_ demand: Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() {
    let (source, left) = lock.withLock {
      downstream = nil
      return (take(&upstream), take(&self.left))
    }
    source?.cancel()
    left?()
  }
}
