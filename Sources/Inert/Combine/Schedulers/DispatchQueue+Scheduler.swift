extension DispatchQueue: Scheduler {
  /// A time on the device's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// In nanoseconds since the start of the device.
    private let nanoseconds: Int

    fileprivate init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
    public init(_ time: DispatchTime) {
      let (now, then) = (DispatchTime.now().uptimeNanoseconds, time.uptimeNanoseconds)
      let left = then >= now ? Double(then - now) : -Double(now - then)
      nanoseconds = DeviceTime.after(realSeconds: left / 1e9)
    }

    public var dispatchTime: DispatchTime { .now() + secondsLeft }
    /// Negative in the past.
    fileprivate var secondsLeft: Double { Double(nanoseconds) / 1e9 - DeviceTime.now }

    public func distance(to other: SchedulerTimeType) -> Stride {
      .nanoseconds(other.nanoseconds - nanoseconds)
    }
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(nanoseconds: nanoseconds + n.magnitude)
    }

    /// A duration in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      public var magnitude: Int

      private init(_ nanoseconds: Int) { magnitude = nanoseconds }
      public init(_ timeInterval: DispatchTimeInterval) {
        magnitude =
          switch timeInterval {
          case .seconds(let n): n * 1_000_000_000
          case .milliseconds(let n): n * 1_000_000
          case .microseconds(let n): n * 1000
          case .nanoseconds(let n): n
          default: .max
          }
      }
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      fileprivate var inSeconds: Double { Double(magnitude) / 1e9 }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
      public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
      public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }
      public static func seconds(_ s: Int) -> Stride { Stride(s * 1_000_000_000) }
      public static func seconds(_ s: Double) -> Stride { Stride(Int((s * 1e9).rounded())) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(ms * 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { Stride(us * 1000) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(ns) }
    }
  }

  /// How a closure is added to the queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var now: SchedulerTimeType {
    SchedulerTimeType(nanoseconds: Int((DeviceTime.now * 1e9).rounded()))
  }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: .now() + max(0, date.secondsLeft), qos: options?.qos ?? .unspecified,
      flags: options?.flags ?? []
    ) {
      action()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action() }
    timer.schedule(
      deadline: .now() + max(0, date.secondsLeft), repeating: max(interval.inSeconds, 1e-6))
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
