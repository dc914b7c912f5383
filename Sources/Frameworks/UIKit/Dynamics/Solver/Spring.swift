/// How soft a constraint is. A constraint is either a damped spring or rigid.
package struct Softness: Equatable {
  /// The number of oscillations per second; 0 for a rigid constraint.
  package var frequency = 0.0
  /// The damping ratio. A value of 1 means critical damping. Damping has no effect on a rigid
  /// constraint.
  package var damping = 0.0

  /// The fraction of an error that a rigid constraint removes in a step.
  private static let rigidCorrection = 0.2

  package init(frequency: Double = 0, damping: Double = 0) {
    (self.frequency, self.damping) = (frequency, damping)
  }

  /// Returns the speed to add, and a softness by which the impulse is reduced. `dt` is the duration
  /// of the step, and `response` is the change of speed that a unit impulse causes. The spring's
  /// force is evaluated at the end of the step (implicit Euler), which is stable for every
  /// frequency.
  func terms(error: Double, response: Double, dt: Double) -> (speed: Double, softness: Double) {
    guard frequency > 0, response > 0 else { return (Self.rigidCorrection * error / dt, 0) }
    let omega = 2 * Double.pi * frequency
    let mass = 1 / response
    let stiffness = mass * omega * omega
    let resistance = 2 * mass * damping * omega
    let softness = 1 / (dt * (resistance + dt * stiffness))
    return (error * dt * stiffness * softness, softness)
  }
}

/// A constraint of the position along one axis or of the angle, for one step.
struct Tie {
  private let bodies: (a: RigidBody?, b: RigidBody)
  private let arms: (a: SIMD2<Double>, b: SIMD2<Double>)
  /// The axis; nil for a constraint of the angle.
  private let axis: SIMD2<Double>?
  private let speed: Double
  private let softness: Double
  private let response: Double
  private var impulse = 0.0

  /// Reduces `error`, which is the distance along `axis` between the point at `arms.b` and its
  /// target position.
  init(
    _ a: RigidBody?, _ b: RigidBody, arms: (a: SIMD2<Double>, b: SIMD2<Double>),
    axis: SIMD2<Double>, error: Double, _ softness: Softness, dt: Double
  ) {
    (bodies, self.arms, self.axis) = ((a, b), arms, axis)
    response =
      (a?.response(at: arms.a, along: axis) ?? 0) + b.response(at: arms.b, along: axis)
    (speed, self.softness) = softness.terms(error: error, response: response, dt: dt)
  }

  /// Reduces `error`, which is the difference between the angle of `b` and its target.
  init(_ b: RigidBody, angleError error: Double, _ softness: Softness, dt: Double) {
    (bodies, arms, axis) = ((nil, b), (.zero, .zero), nil)
    response = b.inverseInertia
    (speed, self.softness) = softness.terms(error: error, response: response, dt: dt)
  }

  /// Adjusts the velocities of the bodies once.
  mutating func solve() {
    let all = response + softness
    guard all > 0, response > 0 else { return }
    guard let axis else {
      let change = -(bodies.b.angularVelocity + speed + softness * impulse) / all
      impulse += change
      bodies.b.angularVelocity += change * bodies.b.inverseInertia
      return
    }
    let ofA = bodies.a?.velocity(at: arms.a) ?? .zero
    let relative = (bodies.b.velocity(at: arms.b) - ofA).dot(axis)
    let change = -(relative + speed + softness * impulse) / all
    impulse += change
    bodies.a?.apply(-axis * change, at: arms.a)
    bodies.b.apply(axis * change, at: arms.b)
  }
}
