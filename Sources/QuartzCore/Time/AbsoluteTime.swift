/// A moment, or a duration, in seconds. A moment is counted from the first instant of 2001, GMT.
public typealias CFAbsoluteTime = CFTimeInterval

/// The current moment on the device's clock: zero plus the time of `CACurrentMediaTime()`.
///
/// The virtual device starts at the first instant of 2001, so that a run gives the same values each
/// time. Differences are what they are on iOS; as a date the value means nothing, and `Date()` keeps
/// to real time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
