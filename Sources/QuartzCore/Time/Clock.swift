/// The mapping from a parent's time to the local time of one layer.
///
/// A layer's `CAMediaTiming` exposes this value. An interaction scrubs a held clock. A tail is the
/// eased completion phase after the release, which `speed` and `timeOffset` alone cannot express.
package enum Clock: Sendable, Equatable {
  /// The local time is (parent − begin) · speed + offset.
  case running(speed: Double, begin: Double, offset: Double)
  /// The local time is constant.
  case held(local: Double)
  /// The local time runs from `from` to `to` while the parent's time runs from `start` to `start +
  /// duration`, eased by `curve`. Outside that interval it is the nearer end.
  case tail(from: Double, to: Double, start: Double, duration: Double, curve: CubicCurve)
  /// Like a tail, but a spring determines the local time, which may overshoot `to`.
  case swing(from: Double, to: Double, start: Double, duration: Double, spring: SpringSolver)

  package static let normal = Clock.running(speed: 1, begin: 0, offset: 0)

  package func local(at parent: Double) -> Double {
    switch self {
    case .running(let speed, let begin, let offset):
      return (parent - begin) * speed + offset
    case .held(let local):
      return local
    case .tail(let from, let to, let start, let duration, let curve):
      // The end is tested first, because a tail without a duration is complete at its start.
      guard parent < start + duration else { return to }
      guard parent > start else { return from }
      return from + (to - from) * curve((parent - start) / duration)
    case .swing(let from, let to, let start, let duration, let spring):
      guard parent < start + duration else { return to }
      guard parent > start else { return from }
      return from + (to - from) * spring.value(at: parent - start)
    }
  }

  /// The clock for a parent whose time was shifted by `lag` seconds.
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

  /// Whether local time cannot advance by itself.
  package var isHeld: Bool {
    switch self {
    case .running(let speed, _, _): speed == 0
    case .held: true
    case .tail, .swing: false
    }
  }
}
