/// The rigid bodies of one animator, with the forces and constraints that act on them. Time
/// advances in steps of fixed length, so every run gives the same result.
///
/// A step changes the velocities first and then the positions (semi-implicit Euler). Constraints
/// and contacts are solved by adjusting the velocities repeatedly (sequential impulses).
///
/// Box2D 2.4.1 is not used. In nine scenes its positions after 0.5, 1 and 2 s are at most 2.4 points
/// from those of this type, except for a spring of length 0, which Box2D's distance joint does not
/// let oscillate. Its results differ if its headers are compiled with other floating-point flags,
/// and its polygons have at most eight corners; a C++ layer of 160 lines would replace 470 lines.
package final class DynamicSpace {
  /// The duration of a step, in seconds. A frame of 1/60 s has four steps (unverified).
  package static let step = 1 / 240.0
  /// The number of times that the constraints are applied in each step.
  private static let passes = 12
  /// A body is at rest if its speeds, in points and radians per second, are below these values for
  /// this many seconds. The limits for rest are those of Box2D at 100 points per metre, and are
  /// unverified for UIKit.
  private static let restSpeed = 1.0
  private static let restAngularSpeed = 2 * Double.pi / 180
  package static let restTime = 0.5

  package var bodies: [RigidBody] = []
  /// The pairs of bodies that may collide.
  package var pairs: [(a: RigidBody, b: RigidBody)] = []
  /// The accelerations, in points per second squared, and the forces.
  package var accelerations: [(body: RigidBody, value: SIMD2<Double>)] = []
  package var forces: [(body: RigidBody, value: SIMD2<Double>, offset: SIMD2<Double>)] = []
  /// The constraints of a step, for the current positions.
  package var joints: [Joint] = []

  /// The pairs that touched in the last step, given by their index in `pairs`.
  package private(set) var touching: [(pair: Int, place: SIMD2<Double>)] = []

  package init() {}

  /// Advances by one step.
  package func advance() {
    let dt = Self.step
    for (body, value) in accelerations where body.inverseMass > 0 { body.velocity += value * dt }
    for (body, value, offset) in forces {
      body.apply(value * dt, at: offset.rotated(by: body.angle))
    }
    for body in bodies {
      body.velocity /= 1 + dt * max(body.material.resistance, 0)
      body.angularVelocity /= 1 + dt * max(body.material.angularResistance, 0)
    }
    var ties = joints.flatMap { $0.ties(dt: dt) }
    touching = []
    var contacts: [Contact] = []
    for (index, pair) in pairs.enumerated() {
      guard let manifold = Manifold(pair.a, pair.b), let point = manifold.points.first else {
        continue
      }
      contacts.append(Contact(pair.a, pair.b, manifold))
      touching.append((index, point.place))
    }
    for _ in 0..<Self.passes {
      for index in ties.indices { ties[index].solve() }
      for index in contacts.indices { contacts[index].solve() }
    }
    for body in bodies {
      body.position += body.velocity * dt
      body.angle += body.angularVelocity * dt
    }
    for contact in contacts { contact.separate() }
  }

  /// Whether every body is slow enough to be at rest.
  package var isSlow: Bool {
    bodies.allSatisfy {
      $0.velocity.length < Self.restSpeed && abs($0.angularVelocity) < Self.restAngularSpeed
    }
  }
}

/// A constraint that ties a body to a point or to another body.
package enum Joint {
  /// Ties the centre and the angle of `body` to a point and an angle.
  case snap(body: RigidBody, to: SIMD2<Double>, angle: Double, Softness)
  /// Keeps two points at the distance `length` from each other. The points belong to two bodies, or
  /// to a body and the space.
  case distance(
    a: RigidBody?, from: SIMD2<Double>, b: RigidBody, to: SIMD2<Double>, length: Double, Softness)

  /// Lengths below this value, in points, are treated as 0.
  private static let least = 1e-6

  func ties(dt: Double) -> [Tie] {
    switch self {
    case .snap(let body, let target, let angle, let softness):
      let error = body.position - target
      return Self.axes.map {
        Tie(
          nil, body, arms: (.zero, .zero), axis: $0, error: error.dot($0), softness, dt: dt)
      } + [Tie(body, angleError: body.angle - angle, softness, dt: dt)]
    case .distance(let a, let from, let b, let to, let length, let softness):
      let (armA, armB) = (
        a.map { from.rotated(by: $0.angle) } ?? .zero, to.rotated(by: b.angle)
      )
      let start = a.map { $0.position + armA } ?? from
      let offset = b.position + armB - start
      let distance = offset.length
      guard length > Self.least else {
        return Self.axes.map {
          Tie(a, b, arms: (armA, armB), axis: $0, error: offset.dot($0), softness, dt: dt)
        }
      }
      let axis = distance > Self.least ? offset / distance : SIMD2(0, 1)
      return [
        Tie(a, b, arms: (armA, armB), axis: axis, error: distance - length, softness, dt: dt)
      ]
    }
  }

  private static let axes: [SIMD2<Double>] = [SIMD2(1, 0), SIMD2(0, 1)]
}
