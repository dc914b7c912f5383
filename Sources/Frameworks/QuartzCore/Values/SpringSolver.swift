/// The motion of a damped spring, in closed form: m·x″ + c·x′ + k·x = 0.
///
/// x is the remaining distance. x is 1 at the start and 0 at rest, and the progress is 1 − x. The
/// initial velocity v is in full distances per second. The velocity v is positive towards the
/// target, so x′(0) = −v.
package struct SpringSolver: Sendable, Equatable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  package let initialVelocity: Double

  /// If the damping deviates from critical damping by less than this fraction, the formula for
  /// critical damping is used. Near critical damping, the other formulas would divide by almost
  /// zero.
  private static let criticalTolerance = 1e-9
  /// When the remaining distance is below this fraction, the spring counts as being at rest.
  private static let rest = 0.001

  package init(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// The progress at `t` seconds. The progress is 0 at the start, 1 at the target, and above 1 when
  /// the spring overshoots.
  package func value(at t: Double) -> Double {
    let (even, odd) = basis(at: t)
    return 1 - even - (beta - initialVelocity) * odd
  }

  /// The change of the progress per second at `t` seconds. At 0 seconds, the change is
  /// `initialVelocity`.
  package func velocity(at t: Double) -> Double {
    let (even, odd) = basis(at: t)
    // even′ = −β·even + (β² − k/m)·odd and odd′ = even − β·odd.
    let square = beta * beta - stiffness / mass
    return beta * even - square * odd - (beta - initialVelocity) * (even - beta * odd)
  }

  /// The number of seconds until the remaining distance stays below one thousandth.
  ///
  /// - Underdamped: ln(1000·(1 + |β − v|/ω)) / β, where β = c/2m and ω is the damped frequency. For
  ///   the default values, the settling duration is 1.4727 s, as in Core Animation.
  /// - Critically damped: the last t with (1 + |β − v|·t)·e^(−βt) = 0.001.
  /// - Overdamped: the t with |a|·e^(−pt) + |b|·e^(−qt) = 0.001, where p < q are the two decay
  ///   rates and a, b their coefficients. The formulas for overdamped and critically damped springs
  ///   are Matchcut's; Apple documents neither.
  /// - Without damping or stiffness: infinite.
  package var settlingDuration: Double {
    let beta = beta
    let square = beta * beta - stiffness / mass
    guard beta > 0, stiffness > 0 else { return .infinity }
    let push = beta - initialVelocity
    if abs(square) <= Self.criticalTolerance * beta * beta {
      return Self.lastTime { (1 + abs(push) * $0) * exp(-beta * $0) }
    }
    if square < 0 {
      return log((1 + abs(push) / (-square).squareRoot()) / Self.rest) / beta
    }
    let spread = square.squareRoot()
    // The slow rate is k/m divided by the fast rate, because the difference β − spread would lose
    // precision for large damping.
    let fast = beta + spread
    let slow = stiffness / mass / fast
    let a = (1 + push / spread) / 2
    let b = (1 - push / spread) / 2
    return Self.lastTime { abs(a) * exp(-slow * $0) + abs(b) * exp(-fast * $0) }
  }

  private var beta: Double { damping / (2 * mass) }

  /// The functions e^(−βt)·cos ωt and e^(−βt)·sin(ωt)/ω, or their hyperbolic and limiting forms.
  private func basis(at t: Double) -> (even: Double, odd: Double) {
    let beta = beta
    let square = stiffness / mass - beta * beta
    if square > 0 {
      let omega = square.squareRoot()
      let decay = exp(-beta * t)
      return (decay * cos(omega * t), decay * sin(omega * t) / omega)
    }
    guard square < 0 else {
      let decay = exp(-beta * t)
      return (decay, decay * t)
    }
    let spread = (-square).squareRoot()
    let slow = exp(-stiffness / mass / (beta + spread) * t)
    let fast = exp(-(beta + spread) * t)
    // expm1 keeps the difference accurate when the two rates are nearly equal.
    return ((slow + fast) / 2, -slow * expm1(-2 * spread * t) / (2 * spread))
  }

  /// The last time at which `bound` still reaches `rest`, with a precision of 1e-12. After some
  /// time, `bound` must only decrease.
  private static func lastTime(_ bound: (Double) -> Double) -> Double {
    var high = 1.0
    while high.isFinite, bound(high) > rest || bound(high * 2) > rest { high *= 2 }
    var low = 0.0
    while high - low > 1e-12 * max(1, high) {
      let middle = (low + high) / 2
      if bound(middle) > rest { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringSolver {
  /// The lowest damping ratio that is converted. If a ratio is lower, this ratio is used instead.
  /// How UIKit treats ratios of 0 and below is unknown.
  private static let lowestRatio = 0.01
  /// UIKit limits the duration to this range, in seconds, when it converts a damping ratio.
  private static let durations = 0.01...10.0

  /// The spring of `UIView.animate(usingSpringWithDamping:initialSpringVelocity:)`.
  ///
  /// The mass is 1. The frequency is chosen so that the envelope reaches one thousandth at
  /// `duration`. As in UIKit, the frequency is computed with twelve Newton steps that start at
  /// 5/duration; measured springs agree to 1e-7. For large velocities (above 1.65 distances per
  /// second at a ratio of 0.5 and 1 s) the iteration diverges from the root, as it does in UIKit. A
  /// ratio above 1 is treated as 1, and a duration outside 0.01…10 s is clamped.
  package init(dampingRatio: Double, duration: Double, initialVelocity v: Double) {
    let ratio = min(max(dampingRatio, Self.lowestRatio), 1)
    let time = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
    var frequency = 5 / time
    for _ in 0..<12 {
      let (miss, slope) = Self.envelope(frequency, ratio: ratio, at: time, velocity: v)
      frequency -= miss / slope
    }
    // For larger velocities, the iteration ends at a negative frequency, whose square is the
    // stiffness that UIKit reports. At a negative frequency, the sign of UIKit's damping is
    // unknown. The damping is assumed to be positive, because a spring with negative damping would
    // never be at rest.
    frequency = abs(frequency)
    if !frequency.isFinite || frequency == 0 {
      // The iteration has diverged, so the frequency that belongs to a velocity of 0 is used.
      frequency =
        ratio < 1
        ? log(ratio / (1 - ratio * ratio).squareRoot() / Self.rest) / (ratio * time)
        : 9.233_413_476_451_586_5 / time
    }
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: v)
  }

  /// The envelope at `t` minus a thousandth, and its derivative with respect to the frequency w.
  ///
  /// For an underdamped spring the envelope is |zw − v|/(w√(1 − z²))·e^(−zwt). For a critically
  /// damped spring the envelope is (1 + (w − v)t)·e^(−wt).
  private static func envelope(
    _ w: Double, ratio z: Double, at t: Double, velocity v: Double
  ) -> (miss: Double, slope: Double) {
    let decay = exp(-z * w * t)
    guard z < 1 else {
      let height = 1 + (w - v) * t
      return (height * decay - rest, (t - t * height) * decay)
    }
    let root = (1 - z * z).squareRoot()
    let signed = (z * w - v) / (w * root)
    let sign = signed < 0 ? -1.0 : 1.0
    return (
      abs(signed) * decay - rest,
      decay * (sign * v / (w * w * root) - z * t * abs(signed))
    )
  }
}
