extension Publishers {
  /// Sends the time between the elements.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.relay("MeasureInterval", to: subscriber) { _ in
        let now = scheduler.now
        defer { last = now }
        return .send(last.distance(to: now))
      }
    }
  }

  /// How elements are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Sends arrays of the elements of each interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, limit): (Context, Context.SchedulerTimeType.Stride, Int) =
        switch strategy {
        case .byTime(let context, let interval): (context, interval, .max)
        case .byTimeOrCount(let context, let interval, let count):
          (context, interval, Swift.max(1, count))
        }
      let relay = Junction("CollectByTime", subscriber)
      var group: Output = []
      let send = {
        let full = relay.lock.withLock {
          defer { group = [] }
          return group
        }
        if !full.isEmpty { relay.send(full) }
      }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options, send)
      let branch = Branch<Upstream.Output, Failure> { value in
        let isFull = relay.lock.withLock {
          group.append(value)
          return group.count >= limit
        }
        if isFull { send() }
        return .none
      } end: { completion in
        if case .finished = completion { send() }
        relay.complete(completion)
      }
      relay.keep(timer)
      relay.keep(branch)
      subscriber.receive(subscription: relay)
      branch.request(.unlimited)
      upstream.subscribe(branch)
    }
  }
}

extension Publisher {
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
