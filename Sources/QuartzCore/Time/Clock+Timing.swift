/// A clock as `CAMediaTiming` shows it.
extension Clock {
  typealias Timing = (speed: Double, begin: Double, offset: Double)

  /// The clock as `CAMediaTiming` shows it: a held or tailing clock reads as paused.
  var timing: Timing {
    switch self {
    case .running(let speed, let begin, let offset): (speed, begin, offset)
    case .held(let local): (0, 0, local)
    case .tail(_, let to, _, _, _), .swing(_, let to, _, _, _): (0, 0, to)
    }
  }

  /// Forwards 1 (or the speed), held 0, backwards −1.
  var rate: Double {
    switch self {
    case .running(let speed, _, _): speed
    case .held: 0
    case .tail(let from, let to, _, _, _), .swing(let from, let to, _, _, _): to >= from ? 1 : -1
    }
  }
}
