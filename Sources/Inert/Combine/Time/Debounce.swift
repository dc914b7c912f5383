extension Publishers {
  /// Sends an element when no other has followed for a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime) = (upstream, dueTime)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Junction("Debounce", subscriber)
      var number = 0
      let branch = Branch<Output, Failure> { value in
        let mine = relay.lock.withLock {
          number += 1
          return number
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          if relay.lock.withLock({ number == mine }) { relay.send(value) }
        }
        return .none
      } end: { completion in
        // An element that still waits is not sent (unverified).
        relay.lock.withLock { number += 1 }
        scheduler.schedule(options: options) { relay.complete(completion) }
      }
      relay.keep(branch)
      subscriber.receive(subscription: relay)
      branch.request(.unlimited)
      upstream.subscribe(branch)
    }
  }

  /// Sends at most one element in an interval: the first one at once, and then the latest one, or
  /// the first one, of each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Junction("Throttle", subscriber)
      var waiting: Output?
      var isScheduled = false
      var last: Context.SchedulerTimeType?
      var end: Completion<Failure>?

      func fire() {
        let (value, completion) = relay.lock.withLock {
          (isScheduled, last) = (false, scheduler.now)
          return (take(&waiting), end)
        }
        if let value { relay.send(value) }
        if let completion { relay.complete(completion) }
      }

      let branch = Branch<Output, Failure> { value in
        let now = scheduler.now
        let (begins, time) = relay.lock.withLock {
          if latest || waiting == nil { waiting = value }
          defer { isScheduled = true }
          return (!isScheduled, last?.advanced(by: interval))
        }
        guard begins else { return .none }
        if let time, now < time {
          scheduler.schedule(after: time, fire)
        } else {
          scheduler.schedule(fire)
        }
        return .none
      } end: { completion in
        let isDone = relay.lock.withLock {
          end = completion
          return waiting == nil
        }
        if isDone { scheduler.schedule { relay.complete(completion) } }
      }
      relay.keep(branch)
      subscriber.receive(subscription: relay)
      branch.request(.unlimited)
      upstream.subscribe(branch)
    }
  }

  /// Ends if no element comes for a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let chain = Chain("Timeout", subscriber)
      var timer: (any Cancellable)?
      // A timer that is cancelled does not keep the device from being idle, unlike a single delay.
      func wait() {
        let new = scheduler.schedule(
          after: scheduler.now.advanced(by: interval), interval: interval,
          tolerance: scheduler.minimumTolerance, options: options
        ) {
          chain.complete(customError.map { .failure($0()) } ?? .finished)
        }
        chain.lock.withLock {
          defer { timer = new }
          return timer
        }?.cancel()
      }

      chain.keep(AnyCancellable { chain.lock.withLock { take(&timer) }?.cancel() })
      subscriber.receive(subscription: chain)
      guard !chain.isOver else { return }
      wait()
      chain.follow(upstream.receive(on: scheduler, options: options)) {
        chain.complete($0)
      } each: {
        wait()
      }
    }
  }
}

extension Publisher {
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
