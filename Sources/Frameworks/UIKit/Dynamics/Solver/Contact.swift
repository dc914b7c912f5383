/// One contact of two bodies during a step. The contact keeps the bodies apart, with elasticity and
/// friction.
struct Contact {
  /// The speed below which bodies do not bounce, in points per second. The speed is Box2D's
  /// threshold of 1 m/s at 100 points per metre (unverified for UIKit). With a threshold of only a
  /// few tens of points per second, an item that a force holds against a boundary would bounce
  /// endlessly.
  private static let bounceSpeed = 100.0
  /// The overlap that is permitted, and the fraction of any further overlap that one step removes.
  private static let slop = 0.01
  private static let correction = 0.3

  private struct Point {
    let armA: SIMD2<Double>
    let armB: SIMD2<Double>
    let separation: Double
    /// The minimum speed at which the bodies move apart along the normal after the step.
    let bounce: Double
    var pushed = 0.0
    var rubbed = 0.0
  }

  private let a: RigidBody
  private let b: RigidBody
  private let normal: SIMD2<Double>
  private let tangent: SIMD2<Double>
  private let friction: Double
  private var points: [Point]

  /// The elasticity is the larger of the two bodies' values, and the friction is their geometric
  /// mean. A boundary has the same elasticity and friction as the item that touches it. The rules
  /// for elasticity and friction are those of Box2D, which are unverified for UIKit.
  init(_ a: RigidBody, _ b: RigidBody, _ manifold: Manifold) {
    (self.a, self.b, normal) = (a, b, manifold.normal)
    tangent = SIMD2(-normal.y, normal.x)
    let (one, other) = (
      a.isBoundary ? b.material : a.material, b.isBoundary ? a.material : b.material
    )
    friction = (max(one.friction, 0) * max(other.friction, 0)).squareRoot()
    let elasticity = max(one.elasticity, other.elasticity)
    let normal = normal
    points = manifold.points.map { point in
      let (armA, armB) = (point.place - a.position, point.place - b.position)
      let speed = (b.velocity(at: armB) - a.velocity(at: armA)).dot(normal)
      return Point(
        armA: armA, armB: armB, separation: point.separation,
        bounce: speed < -Self.bounceSpeed ? -elasticity * speed : 0)
    }
  }

  /// Adjusts the velocities of the two bodies once.
  mutating func solve() {
    for index in points.indices {
      var point = points[index]
      let side = velocity(at: point).dot(tangent)
      let rub = -side / response(at: point, along: tangent)
      let limit = friction * point.pushed
      let rubbed = min(max(point.rubbed + rub, -limit), limit)
      apply(tangent * (rubbed - point.rubbed), at: point)
      point.rubbed = rubbed

      let speed = velocity(at: point).dot(normal)
      let push = (point.bounce - speed) / response(at: point, along: normal)
      let pushed = max(point.pushed + push, 0)
      apply(normal * (pushed - point.pushed), at: point)
      point.pushed = pushed
      points[index] = point
    }
  }

  /// Moves the bodies apart if they overlap.
  func separate() {
    for point in points {
      let overlap = -point.separation - Self.slop
      guard overlap > 0 else { continue }
      let push = normal * (overlap * Self.correction / response(at: point, along: normal))
      a.shift(-push, at: point.armA)
      b.shift(push, at: point.armB)
    }
  }

  private func velocity(at point: Point) -> SIMD2<Double> {
    b.velocity(at: point.armB) - a.velocity(at: point.armA)
  }
  private func response(at point: Point, along axis: SIMD2<Double>) -> Double {
    let both = a.response(at: point.armA, along: axis) + b.response(at: point.armB, along: axis)
    return both > 0 ? both : .infinity
  }
  private func apply(_ impulse: SIMD2<Double>, at point: Point) {
    a.apply(-impulse, at: point.armA)
    b.apply(impulse, at: point.armB)
  }
}

extension RigidBody {
  /// Moves and rotates the body by the amounts by which an impulse `push` would change its velocity
  /// and its angular velocity.
  func shift(_ push: SIMD2<Double>, at arm: SIMD2<Double>) {
    position += push * inverseMass
    angle += arm.cross(push) * inverseInertia
  }
}
