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
    }
  }

  /// True while local time cannot advance by itself.
  package var isHeld: Bool {
    switch self {
    case .running(let speed, _, _): speed == 0
    case .held: true
    case .tail: false
    }
  }
}
