/// How one layer's local time follows its parent's.
///
/// `CAMediaTiming` on a layer is a view onto this value. A held clock is what interaction
/// scrubs; a tail is the eased run-out after a finger lifts, which `speed` and `timeOffset`
/// alone cannot express.
package enum Clock: Sendable, Equatable {
  /// local = (parent − begin) · speed + offset.
  case running(speed: Double, begin: Double, offset: Double)
  /// Local time stands still.
  case held(local: Double)
  /// Local time goes from `from` to `to` while the parent's goes from `start` to
  /// `start + duration`, eased by `curve`; outside that span it stands at the nearer end.
  case tail(from: Double, to: Double, start: Double, duration: Double, curve: CubicCurve)
  /// As a tail, but moved by a spring, which may swing beyond `to` before its time is over.
  case swing(from: Double, to: Double, start: Double, duration: Double, spring: SpringSolver)

  package static let normal = Clock.running(speed: 1, begin: 0, offset: 0)

  package func local(at parent: Double) -> Double {
    switch self {
    case .running(let speed, let begin, let offset):
      return (parent - begin) * speed + offset
    case .held(let local):
      return local
    case .tail(let from, let to, let start, let duration, let curve):
      // The later end first: a tail without duration has arrived at its start already.
      guard parent < start + duration else { return to }
      guard parent > start else { return from }
      return from + (to - from) * curve((parent - start) / duration)
    case .swing(let from, let to, let start, let duration, let spring):
      guard parent < start + duration else { return to }
      guard parent > start else { return from }
      return from + (to - from) * spring.value(at: parent - start)
    }
  }

  /// The same clock under a parent whose time is `lag` seconds further on.
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

  /// True while local time cannot advance by itself.
  package var isHeld: Bool {
    switch self {
    case .running(let speed, _, _): speed == 0
    case .held: true
    case .tail, .swing: false
    }
  }
}
