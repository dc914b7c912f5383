/// An exponentially decaying movement, `v(t) = v₀·e^(−λt)` and `x(t) = x₀ + v₀·reach·(1 −
/// e^(−λt))`. The movement ends when the speed has fallen to 10 points per second (facts J.2).
package struct Deceleration {
  package let start: Double
  package let velocity: Double
  /// The decay constant λ, per second.
  package let decay: Double
  /// The factor `reach` of the equation for x(t), in seconds. The factor is the total distance
  /// divided by v₀ for a movement that never stops.
  package let reach: Double

  /// `rate` is the fraction of the velocity that remains after one millisecond. Unverified: that
  /// the fast rate follows the same equation (facts J.2).
  package init(from start: Double, velocity: Double, rate: Double) {
    decay = Self.decay(ofRate: rate)
    reach = rate == 0.998 ? ScrollPhysics.normalReach : 1 / decay
    (self.start, self.velocity) = (start, velocity)
  }

  /// Creates a deceleration that stops exactly at `target`.
  ///
  /// If possible, the movement starts with the release velocity, and the decay is adjusted. The
  /// movement starts with a different velocity in three cases: a decay slower than `rate` would be
  /// needed, the movement would have to reverse, or it would have to stop almost immediately. The
  /// curve that UIKit uses for a target set by the app is unverified.
  package init(from start: Double, velocity: Double, to target: Double, rate: Double) {
    let distance = target - start
    let stop = distance < 0 ? -ScrollPhysics.stopSpeed : ScrollPhysics.stopSpeed
    let longest = 1 / Self.decay(ofRate: rate)
    let suits = (velocity - stop) * stop > 0
    // Solves x(end) − x₀ = (v₀ − 10)·reach for `reach`, so that the movement ends at the target.
    let wanted = suits ? distance / (velocity - stop) : longest
    let reach = min(longest, max(min(ScrollPhysics.shortestTimeConstant, longest), wanted))
    self.start = start
    self.reach = reach
    decay = 1 / reach
    self.velocity = distance == 0 ? 0 : distance / reach + stop
  }

  /// The decay constant for a rate. The rate is limited, because with a rate of 1 the movement
  /// would never stop.
  private static func decay(ofRate rate: Double) -> Double {
    -1000 * log(min(max(rate, 0.001), 0.9999))
  }

  /// The time until the speed has fallen to 10 points per second.
  package var duration: Double {
    abs(velocity) <= ScrollPhysics.stopSpeed
      ? 0 : log(abs(velocity) / ScrollPhysics.stopSpeed) / decay
  }

  package func position(at t: Double) -> Double {
    start + velocity * reach * (1 - exp(-decay * min(max(t, 0), duration)))
  }
  package func velocity(at t: Double) -> Double {
    t > duration ? 0 : velocity * exp(-decay * max(t, 0))
  }

  /// The position at which the movement ends.
  package var end: Double { position(at: duration) }

  /// The end position that is reported to a delegate, which may differ slightly from the position
  /// at which the movement ends (facts J.2).
  package var reportedEnd: Double {
    guard duration > 0 else { return start }
    let stop = velocity < 0 ? -ScrollPhysics.stopSpeed : ScrollPhysics.stopSpeed
    return start + (velocity - stop) / decay
  }

  /// The time at which the movement passes `place`; nil if the movement stops before that point or
  /// moves away from it.
  package func time(at place: Double) -> Double? {
    let share = (place - start) / (velocity * reach)
    guard duration > 0, share >= 0, share < 1 else { return nil }
    let t = -log(1 - share) / decay
    return t < duration ? t : nil
  }
}
