/// A moment, or a duration, in seconds. A moment is counted from the first instant of 2001, GMT.
public typealias CFAbsoluteTime = CFTimeInterval

/// The current time on the device's clock; it equals `CACurrentMediaTime()`.
///
/// Matchcut's device starts at the first instant of 2001, so that each run returns the same values.
/// Use only the difference between two values: the value itself is not today's date. `Date()`
/// returns the real time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
