/// The values that `CAMediaTiming` has for a clock.
extension Clock {
  typealias Timing = (speed: Double, begin: Double, offset: Double)

  /// The `CAMediaTiming` values of the clock. A `held` or `tail` clock looks like a paused one.
  var timing: Timing {
    switch self {
    case .running(let speed, let begin, let offset): (speed, begin, offset)
    case .held(let local): (0, 0, local)
    case .tail(_, let to, _, _, _), .swing(_, let to, _, _, _): (0, 0, to)
    }
  }

  /// The rate of the clock. A running clock has its speed, a held one 0, and a tail 1 or −1,
  /// depending on its direction.
  var rate: Double {
    switch self {
    case .running(let speed, _, _): speed
    case .held: 0
    case .tail(let from, let to, _, _, _), .swing(let from, let to, _, _, _): to >= from ? 1 : -1
    }
  }
}
