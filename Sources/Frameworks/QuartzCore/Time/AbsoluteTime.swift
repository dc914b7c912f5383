/// A time or a duration, in seconds. A time is counted from the first instant of 2001, GMT.
public typealias CFAbsoluteTime = CFTimeInterval

/// The current time on the device's clock; it equals `CACurrentMediaTime()`.
///
/// Matchcut's device starts at the first instant of 2001, so that each run returns the same values.
/// Use only the difference between two values, because the value itself does not give today's date.
/// `Date()` returns the real time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
