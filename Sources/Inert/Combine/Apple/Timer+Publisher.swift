extension Timer {
  /// Returns a publisher that sends a date in each interval of the device's clock, after `connect()`.
  ///
  ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  /// The date is the time of the device, counted from 1 January 2001, so it is the same in every run.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends dates as long as it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let core = SubjectCore<Date, Never>("Timer")
    private let lock = NSLock()
    private weak var timer: Timer?

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      core.add(subscriber)
    }

    /// Starts the timer. A second call has no effect while the timer runs.
    public func connect() -> any Cancellable {
      let isRunning = lock.withLock { timer?.isValid == true }
      if !isRunning {
        let new = Timer(
          fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true
        ) { [core] _ in
          core.send(DeviceTime.date)
        }
        lock.withLock { timer = new }
        runLoop.add(new, forMode: mode)
      }
      return AnyCancellable { [self] in
        lock.withLock {
          defer { timer = nil }
          return timer
        }?.invalidate()
      }
    }
  }
}
