extension RunLoop: Scheduler {
  /// A time on the device's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// In seconds since the start of the device.
    private let time: Double

    init(time: Double) { self.time = time }
    public init(_ date: Date) { time = DeviceTime.after(realSeconds: date.timeIntervalSinceNow) }

    public var date: Date { Date(timeIntervalSinceNow: secondsLeft) }
    /// Negative in the past.
    var secondsLeft: Double { time - DeviceTime.now }

    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.time - time) }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(time: time + n.magnitude)
    }

    /// A duration in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      public var magnitude: TimeInterval

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }
      public var timeInterval: TimeInterval { magnitude }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
      public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
      public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }
      public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    }
  }

  /// Has no settings.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(time: DeviceTime.now) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let delay = max(0, date.secondsLeft)
    if self === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action() }
    } else {
      add(
        Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { _ in action()
        },
        forMode: .common)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: max(0, date.secondsLeft)),
      interval: max(interval.timeInterval, 1e-6), repeats: true
    ) { _ in
      action()
    }
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}
