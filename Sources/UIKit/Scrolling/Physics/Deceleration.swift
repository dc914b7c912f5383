/// Exponentially decaying movement: `v(t) = v₀·e^(−λt)`, `x(t) = x₀ + v₀·reach·(1 − e^(−λt))`,
/// until the speed is 10 points per second (facts J.2).
package struct Deceleration {
  package let start: Double
  package let velocity: Double
  /// λ, per second.
  package let decay: Double
  /// Total distance divided by the initial velocity, without the stop; seconds.
  package let reach: Double

  /// `rate` is the share of the velocity that remains after one millisecond. The fast rate follows
  /// the same law (facts J.2: unverified).
  package init(from start: Double, velocity: Double, rate: Double) {
    decay = Self.decay(ofRate: rate)
    reach = rate == 0.998 ? ScrollPhysics.normalReach : 1 / decay
    (self.start, self.velocity) = (start, velocity)
  }

  /// A deceleration that stops exactly at `target`.
  ///
  /// It keeps the release velocity if possible and adjusts the decay. If that would require a
  /// slower decay than `rate`, the opposite direction or an immediate stop, the velocity changes at
  /// the release instead. UIKit's own curve to a target that the app sets is unverified.
  package init(from start: Double, velocity: Double, to target: Double, rate: Double) {
    let way = target - start
    let stop = way < 0 ? -ScrollPhysics.stopSpeed : ScrollPhysics.stopSpeed
    let longest = 1 / Self.decay(ofRate: rate)
    let suits = (velocity - stop) * stop > 0
    // x(end) − x₀ = (v₀ − 10)·reach, solved for the reach to the target.
    let wanted = suits ? way / (velocity - stop) : longest
    let reach = min(longest, max(min(ScrollPhysics.shortestTimeConstant, longest), wanted))
    self.start = start
    self.reach = reach
    decay = 1 / reach
    self.velocity = way == 0 ? 0 : way / reach + stop
  }

  /// Limited, because a rate of 1 would never stop.
  private static func decay(ofRate rate: Double) -> Double {
    -1000 * log(min(max(rate, 0.001), 0.9999))
  }

  /// The time until the speed is 10 points per second.
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

  /// The resting position.
  package var end: Double { position(at: duration) }

  /// The resting position as reported to a delegate (facts J.2).
  package var reportedEnd: Double {
    guard duration > 0 else { return start }
    let stop = velocity < 0 ? -ScrollPhysics.stopSpeed : ScrollPhysics.stopSpeed
    return start + (velocity - stop) / decay
  }

  /// The time at which it passes `place`, which lies ahead; nil if it stops before.
  package func time(at place: Double) -> Double? {
    let share = (place - start) / (velocity * reach)
    guard duration > 0, share >= 0, share < 1 else { return nil }
    let t = -log(1 - share) / decay
    return t < duration ? t : nil
  }
}
