/// The values that `CAMediaTiming` has for a clock.
extension Clock {
  typealias Timing = (speed: Double, begin: Double, offset: Double)

  /// The `CAMediaTiming` values of the clock. For a `held` or `tail` clock, these values are those
  /// of a paused clock.
  var timing: Timing {
    switch self {
    case .running(let speed, let begin, let offset): (speed, begin, offset)
    case .held(let local): (0, 0, local)
    case .tail(_, let to, _, _, _), .swing(_, let to, _, _, _): (0, 0, to)
    }
  }

  /// The rate of the clock. The rate of a running clock is its speed. The rate of a held clock is
  /// 0, and the rate of a tail is 1 or −1, depending on its direction.
  var rate: Double {
    switch self {
    case .running(let speed, _, _): speed
    case .held: 0
    case .tail(let from, let to, _, _, _), .swing(let from, let to, _, _, _): to >= from ? 1 : -1
    }
  }
}
