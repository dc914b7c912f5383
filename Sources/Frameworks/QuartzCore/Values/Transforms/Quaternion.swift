/// A rotation as a unit quaternion. `w` is cos(angle/2), and `axis` is the unit axis times
/// sin(angle/2).
package struct Quaternion: Sendable, Equatable {
  package var axis: SIMD3<Double>
  package var w: Double

  package static let identity = Quaternion(axis: .zero, w: 1)

  package init(axis: SIMD3<Double>, w: Double) {
    self.axis = axis
    self.w = w
  }

  /// The rotation that maps x, y and z to these orthonormal rows.
  ///
  /// The largest of the four components is computed first, from the diagonal (Shepperd 1978).
  /// Computing the largest component first avoids dividing by small numbers. The largest component
  /// is positive.
  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = 2 * (1 + trace).squareRoot()
      axis = SIMD3(b.z - c.y, c.x - a.z, a.y - b.x) / s
      w = s / 4
    } else if a.x >= b.y, a.x >= c.z {
      let s = 2 * max(0, 1 + a.x - b.y - c.z).squareRoot()
      axis = SIMD3(s / 4, (a.y + b.x) / s, (c.x + a.z) / s)
      w = (b.z - c.y) / s
    } else if b.y >= c.z {
      let s = 2 * max(0, 1 + b.y - a.x - c.z).squareRoot()
      axis = SIMD3((a.y + b.x) / s, s / 4, (b.z + c.y) / s)
      w = (c.x - a.z) / s
    } else {
      let s = 2 * max(0, 1 + c.z - a.x - b.y).squareRoot()
      axis = SIMD3((c.x + a.z) / s, (b.z + c.y) / s, s / 4)
      w = (a.y - b.x) / s
    }
    let length = (dot(axis, axis) + w * w).squareRoot()
    axis /= length
    w /= length
  }

  /// The vectors to which the rotation maps the x, y and z axes.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z) = (axis.x, axis.y, axis.z)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation that applies `b` first and then `a`.
  static func * (a: Quaternion, b: Quaternion) -> Quaternion {
    Quaternion(
      axis: a.w * b.axis + b.w * a.axis + cross(a.axis, b.axis),
      w: a.w * b.w - dot(a.axis, b.axis))
  }

  var conjugate: Quaternion { Quaternion(axis: -axis, w: w) }
}

/// The shortest rotation from one orientation to another, at a constant speed.
package struct Slerp: Sendable {
  /// Between two orientations that differ by about half a turn, there are two shortest arcs. Within
  /// this distance of half a turn, the arc that rotates in the positive direction about the axis
  /// with a positive first component is used. Without this arbitrary rule, rounding would decide
  /// which arc is used.
  static let halfTurnTolerance = 1e-9

  let from: Quaternion
  let axis: SIMD3<Double>
  let halfAngle: Double

  package init(from: Quaternion, to: Quaternion) {
    self.from = from
    var turn = from.conjugate * to
    if abs(turn.w) < Self.halfTurnTolerance {
      let v = turn.axis
      let first = abs(v.x) > 1e-6 ? v.x : abs(v.y) > 1e-6 ? v.y : v.z
      if first < 0 { turn = Quaternion(axis: -v, w: -turn.w) }
    } else if turn.w < 0 {
      turn = Quaternion(axis: -turn.axis, w: -turn.w)
    }
    let length = dot(turn.axis, turn.axis).squareRoot()
    axis = length > 0 ? turn.axis / length : .zero
    halfAngle = atan2(length, turn.w)
  }

  /// The rotation at the fraction `k`. Outside 0…1, the rotation continues at the same speed.
  package func callAsFunction(_ k: Double) -> Quaternion {
    guard halfAngle != 0 else { return from }
    return from * Quaternion(axis: sin(k * halfAngle) * axis, w: cos(k * halfAngle))
  }
}
