/// Maps a parent's time to the local time of one layer.
///
/// The members of `CAMediaTiming` expose this value for a layer. While an interaction scrubs a
/// transition, the clock is `held`. After the release, a `tail` eases the local time to its end,
/// which `speed` and `timeOffset` alone cannot express.
package enum Clock: Sendable, Equatable {
  /// The local time is (parent − begin) · speed + offset.
  case running(speed: Double, begin: Double, offset: Double)
  /// The local time is constant.
  case held(local: Double)
  /// The local time runs from `from` to `to` while the parent's time runs from `start` to `start +
  /// duration`, eased by `curve`. Before that interval the local time is `from`, and after it `to`.
  case tail(from: Double, to: Double, start: Double, duration: Double, curve: CubicCurve)
  /// Equals `tail`, except that a spring determines the local time, which may overshoot `to`.
  case swing(from: Double, to: Double, start: Double, duration: Double, spring: SpringSolver)

  package static let normal = Clock.running(speed: 1, begin: 0, offset: 0)

  package func local(at parent: Double) -> Double {
    switch self {
    case .running(let speed, let begin, let offset):
      return (parent - begin) * speed + offset
    case .held(let local):
      return local
    case .tail(let from, let to, let start, let duration, let curve):
      // The end is tested first, because a tail with a duration of 0 has ended when it starts.
      guard parent < start + duration else { return to }
      guard parent > start else { return from }
      return from + (to - from) * curve((parent - start) / duration)
    case .swing(let from, let to, let start, let duration, let spring):
      guard parent < start + duration else { return to }
      guard parent > start else { return from }
      return from + (to - from) * spring.value(at: parent - start)
    }
  }

  /// The clock for a parent whose time has been shifted by `lag` seconds.
  package func shifted(by lag: Double) -> Clock {
    switch self {
    case .running(let speed, let begin, let offset):
      return .running(speed: speed, begin: begin + lag, offset: offset)
    case .held:
      return self
    case .tail(let from, let to, let start, let duration, let curve):
      return .tail(from: from, to: to, start: start + lag, duration: duration, curve: curve)
    case .swing(let from, let to, let start, let duration, let spring):
      return .swing(from: from, to: to, start: start + lag, duration: duration, spring: spring)
    }
  }

  /// Whether local time is constant until the clock is changed.
  package var isHeld: Bool {
    switch self {
    case .running(let speed, _, _): speed == 0
    case .held: true
    case .tail, .swing: false
    }
  }
}
