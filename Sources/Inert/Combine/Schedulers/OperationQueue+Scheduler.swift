extension OperationQueue: Scheduler {
  /// Times and durations are those of a run loop. In Apple's Combine they are types of their own with
  /// the same members.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  public var now: SchedulerTimeType { SchedulerTimeType(time: DeviceTime.now) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.secondsLeft)) { [self] in
      if self === OperationQueue.main { action() } else { addOperation { action() } }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [self] in
      if self === OperationQueue.main { action() } else { addOperation { action() } }
    }
    timer.schedule(
      deadline: .now() + max(0, date.secondsLeft), repeating: max(interval.timeInterval, 1e-6))
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
