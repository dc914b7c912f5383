@_exported import CoreGraphics

/// The number of units per second of a `CMTime`.
public typealias CMTimeScale = Int32
/// The number of units of a `CMTime`.
public typealias CMTimeValue = Int64
/// Distinguishes times that have started again at zero. Matchcut uses only 0.
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// A time or a duration as a fraction: `value` units of which a second has `timescale`.
///
///     let half = CMTime(value: 300, timescale: 600)
///     half.seconds  // 0.5
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  /// Creates an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Creates the time that is nearest to a number of seconds. Infinite numbers become infinite
  /// times, and a number that is not a number becomes an invalid time.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let units = (seconds * Double(preferredTimescale)).rounded()
    guard let value = Int64(exactly: units) else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

  /// The time in seconds; not a number for an invalid or indefinite time.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let units = Double(value) * Double(newTimescale) / Double(timescale)
    let rule: FloatingPointRoundingRule =
      switch method {
      case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
      case .roundTowardZero, .quickTime: .towardZero
      case .roundAwayFromZero: .awayFromZero
      case .roundTowardPositiveInfinity: .up
      case .roundTowardNegativeInfinity: .down
      }
    guard let rounded = Int64(exactly: units.rounded(rule)) else { return .invalid }
    return CMTime(value: rounded, timescale: newTimescale)
  }

  public static func + (a: CMTime, b: CMTime) -> CMTime { a.combined(with: b, 1) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { a.combined(with: b, -1) }

  private func combined(with other: CMTime, _ sign: Int64) -> CMTime {
    guard isNumeric, other.isNumeric else {
      let sum = seconds + Double(sign) * other.seconds
      if isIndefinite || other.isIndefinite { return .indefinite }
      return CMTime(seconds: sum, preferredTimescale: 1)
    }
    if timescale == other.timescale {
      let (sum, overflow) = value.addingReportingOverflow(sign * other.value)
      return overflow ? .invalid : CMTime(value: sum, timescale: timescale)
    }
    let scale = Swift.max(timescale, other.timescale)
    return CMTime(seconds: seconds + Double(sign) * other.seconds, preferredTimescale: scale)
  }
}

extension CMTime: Comparable, Hashable {
  public static func < (a: CMTime, b: CMTime) -> Bool { a.order < b.order }
  public static func == (a: CMTime, b: CMTime) -> Bool { a.order == b.order }
  public func hash(into hasher: inout Hasher) { hasher.combine(order) }

  /// Numbers and infinities come in their order; an indefinite time is after them, and an invalid
  /// time before them.
  private var order: Double {
    if !isValid { return -.greatestFiniteMagnitude }
    return isIndefinite ? .greatestFiniteMagnitude : seconds
  }
}

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { (start, duration) = (.invalid, .invalid) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: CMTime.zero, duration: CMTime.zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

/// A frame of a camera or a file. Matchcut never creates one.
public final class CMSampleBuffer {
  private init() {}
}
