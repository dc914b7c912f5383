/// The mapping from a parent's time to one layer's local time.
///
/// `CAMediaTiming` of a layer exposes this value. Interaction scrubs a held clock. A tail is the
/// eased completion phase after release, which `speed` and `timeOffset` alone cannot express.
package enum Clock: Sendable, Equatable {
  /// local = (parent − begin) · speed + offset.
  case running(speed: Double, begin: Double, offset: Double)
  /// Local time is constant.
  case held(local: Double)
  /// Local time runs from `from` to `to` while the parent's time runs from `start` to
  /// `start + duration`, eased by `curve`; outside that interval it holds the nearer end.
  case tail(from: Double, to: Double, start: Double, duration: Double, curve: CubicCurve)
  /// Like a tail, but driven by a spring, which may overshoot `to`.
  case swing(from: Double, to: Double, start: Double, duration: Double, spring: SpringSolver)

  package static let normal = Clock.running(speed: 1, begin: 0, offset: 0)

  package func local(at parent: Double) -> Double {
    switch self {
    case .running(let speed, let begin, let offset):
      return (parent - begin) * speed + offset
    case .held(let local):
      return local
    case .tail(let from, let to, let start, let duration, let curve):
      // The end is tested first, because a tail without duration is complete at its start.
      guard parent < start + duration else { return to }
      guard parent > start else { return from }
      return from + (to - from) * curve((parent - start) / duration)
    case .swing(let from, let to, let start, let duration, let spring):
      guard parent < start + duration else { return to }
      guard parent > start else { return from }
      return from + (to - from) * spring.value(at: parent - start)
    }
  }

  /// The clock for a parent whose time is shifted by `lag` seconds.
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
