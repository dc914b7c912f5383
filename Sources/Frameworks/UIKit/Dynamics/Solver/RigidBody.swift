/// A rigid body, with its position, motion and material. The units are points, seconds and radians.
package final class RigidBody {
  /// A square of 100 by 100 points and density 1 has a mass of 1 (documentation of
  /// `UIPushBehavior`).
  static let unitArea = 10_000.0
  /// The minimum area that is used to compute a mass (unverified).
  private static let leastArea = 1.0

  package var position: SIMD2<Double>
  package var angle: Double
  package var velocity = SIMD2<Double>.zero
  package var angularVelocity = 0.0
  /// Whether the body is a boundary, which has infinite mass and does not move.
  package let isBoundary: Bool
  package var shape: ConvexShape? { didSet { updateMass() } }
  package var material = Material() { didSet { updateMass() } }

  /// The properties of `UIDynamicItemBehavior`, with its defaults.
  package struct Material: Equatable {
    package var elasticity = 0.0
    package var friction = 0.0
    package var density = 1.0
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var allowsRotation = true
    package var isAnchored = false
    package init() {}
  }

  package private(set) var inverseMass = 0.0
  package private(set) var inverseInertia = 0.0
  package var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }

  package init(position: SIMD2<Double>, angle: Double, shape: ConvexShape?) {
    (self.position, self.angle, self.shape) = (position, angle, shape)
    isBoundary = false
    updateMass()
  }

  /// Creates a boundary.
  package init(boundary shape: ConvexShape) {
    (position, angle, self.shape) = (.zero, 0, shape)
    isBoundary = true
  }

  private func updateMass() {
    let mass =
      max(shape?.area ?? 0, Self.leastArea) * material.density / Self.unitArea
    let isFixed = isBoundary || material.isAnchored || !(mass > 0 && mass.isFinite)
    inverseMass = isFixed ? 0 : 1 / mass
    let inertia = mass * max(shape?.inertia ?? 0, 1)
    inverseInertia = isFixed || !material.allowsRotation ? 0 : 1 / inertia
    if isFixed { velocity = .zero }
    if inverseInertia == 0 { angularVelocity = 0 }
  }

  /// A point of the body in the coordinate system of the space.
  package func place(of offset: SIMD2<Double>) -> SIMD2<Double> {
    position + offset.rotated(by: angle)
  }

  /// The velocity of a point of the body. `arm` points from the body's centre to that point.
  package func velocity(at arm: SIMD2<Double>) -> SIMD2<Double> {
    velocity + arm.turning(angularVelocity)
  }

  package func apply(_ impulse: SIMD2<Double>, at arm: SIMD2<Double> = .zero) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// The change of a point's velocity along `axis` that a unit impulse along `axis` at this point
  /// causes. `arm` points from the body's centre to the point.
  func response(at arm: SIMD2<Double>, along axis: SIMD2<Double>) -> Double {
    let lever = arm.cross(axis)
    return inverseMass + lever * lever * inverseInertia
  }

  package var isFinite: Bool {
    position.isFinitePoint && velocity.isFinitePoint && angle.isFinite
      && angularVelocity.isFinite
  }
}
