/// The current time in seconds.
///
/// The time is constant during a tick. In Apple's QuartzCore this is the time of the host clock; in
/// Matchcut it is the time of the `FrameClock`.
public func CACurrentMediaTime() -> CFTimeInterval {
  FrameClock.published
}
