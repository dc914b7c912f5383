extension Publishers {
  /// Sends everything on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        LaterRelay("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  /// Sends everything after a delay.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        LaterRelay("Delay", subscriber) {
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }

  /// Subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = AsideRelay(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(relay) }
    }
  }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

/// Sends elements and the completion in closures that are scheduled, one for each.
private final class LaterRelay<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let lock = NSLock()
  /// Held while the subscriber is called, because a concurrent queue may run several closures at the
  /// same time.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let enqueue: (@escaping () -> Void) -> Void
  let description: String

  init(
    _ name: String, _ downstream: Downstream, enqueue: @escaping (@escaping () -> Void) -> Void
  ) {
    (description, self.downstream, self.enqueue) = (name, downstream, enqueue)
  }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock {
      guard upstream == nil, let downstream else { return Downstream?.none }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Demand {
    guard lock.withLock({ downstream != nil }) else { return .none }
    enqueue { [self] in
      delivery.withLock {
        guard let receiver = lock.withLock({ downstream }) else { return }
        let more = receiver.receive(input)
        if more > 0 { lock.withLock { upstream }?.request(more) }
      }
    }
    return .none
  }

  func receive(completion: Completion<Downstream.Failure>) {
    lock.withLock { upstream = nil }
    enqueue { [self] in
      delivery.withLock {
        lock.withLock { take(&downstream) }?.receive(completion: completion)
      }
    }
  }

  func request(_ demand: Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() {
    lock.withLock {
      downstream = nil
      return take(&upstream)
    }?.cancel()
  }
}

/// Asks and cancels in closures that are scheduled.
private final class AsideRelay<Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let enqueue: (@escaping () -> Void) -> Void

  init(_ downstream: Downstream, enqueue: @escaping (@escaping () -> Void) -> Void) {
    (self.downstream, self.enqueue) = (downstream, enqueue)
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    let receiver = lock.withLock {
      guard upstream == nil, let downstream else { return Downstream?.none }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Demand {
    let more = lock.withLock { downstream }?.receive(input) ?? .none
    if more > 0 { request(more) }
    return .none
  }

  func receive(completion: Completion<Downstream.Failure>) {
    lock.withLock {
      upstream = nil
      return take(&downstream)
    }?.receive(completion: completion)
  }

  func request(_ demand: Demand) {
    enqueue { [self] in lock.withLock { upstream }?.request(demand) }
  }

  func cancel() {
    let source = lock.withLock {
      downstream = nil
      return take(&upstream)
    }
    if let source { enqueue { source.cancel() } }
  }
}
