/// The parts of a matrix. The parts are applied in this order: skew, scale, rotation, translation,
/// perspective.
///
/// With row vectors, m = L · R · T · P. L is diag(scale) times a unit lower triangular matrix (the
/// skews), R is a rotation, T is a translation, and P is the identity except for its last column.
/// Because rotation and scale are separate, an interpolation between two rotated matrices preserves
/// the area.
package struct DecomposedTransform: Sendable, Equatable {
  package var translation = SIMD3<Double>.zero
  package var scale = SIMD3<Double>.one
  /// The shear of y along x, of z along x, and of z along y.
  package var skew = SIMD3<Double>.zero
  package var rotation = Quaternion.identity
  /// The last column of P.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)
}

extension CATransform3D {
  /// A row is linearly dependent on the rows before it if orthogonalizing makes it shorter than
  /// this fraction of its length.
  private static let dependence = 1e-12

  /// The parts of this matrix. Nil if two rows are parallel or the perspective cannot be separated.
  ///
  /// A scale of zero is allowed. The direction of an axis with a scale of zero is unknown, so the
  /// rotation that is nearest to the identity is used.
  package func decompose() -> DecomposedTransform? {
    // Gram–Schmidt over the rows: row i = Σ lower(i,j) · axis j + length i · axis i.
    var length = SIMD3<Double>.zero
    var lower = SIMD3<Double>.zero  // (1,0), (2,0), (2,1)
    let row0 = SIMD3<Double>(m11, m12, m13)
    guard let x = Self.measured(row0, of: row0) else { return nil }
    length.x = x.length

    let row1 = SIMD3<Double>(m21, m22, m23)
    var rest = row1
    if let axis = x.axis {
      lower.x = dot(rest, axis)
      rest -= lower.x * axis
    }
    guard let y = Self.measured(rest, of: row1) else { return nil }
    length.y = y.length

    let row2 = SIMD3<Double>(m31, m32, m33)
    rest = row2
    if let axis = x.axis {
      lower.y = dot(rest, axis)
      rest -= lower.y * axis
    }
    if let axis = y.axis {
      lower.z = dot(rest, axis)
      rest -= lower.z * axis
    }
    guard let z = Self.measured(rest, of: row2) else { return nil }
    length.z = z.length

    var (q0, q1, q2) = Self.completed(x.axis, y.axis, z.axis)
    if dot(cross(q0, q1), q2) < 0 {
      // The transform mirrors, so one axis must be negated. The axis that deviates most from its
      // original direction is negated, so that a reflection within the plane stays within the
      // plane.
      let facing = SIMD3(q0.x, q1.y, q2.z)
      if facing.x <= facing.y, facing.x <= facing.z {
        (q0, length.x, lower.x, lower.y) = (-q0, -length.x, -lower.x, -lower.y)
      } else if facing.y <= facing.z {
        (q1, length.y, lower.z) = (-q1, -length.y, -lower.z)
      } else {
        (q2, length.z) = (-q2, -length.z)
      }
    }

    var parts = DecomposedTransform()
    parts.translation = SIMD3(m41, m42, m43)
    parts.scale = length
    if length.y != 0 { parts.skew.x = lower.x / length.y }
    if length.z != 0 { (parts.skew.y, parts.skew.z) = (lower.y / length.z, lower.z / length.z) }
    parts.rotation = Quaternion(rows: q0, q1, q2)

    // The equation L·R·p = column is solved by forward substitution. If a row has a scale of zero,
    // its right-hand side must be 0.
    let column = SIMD3<Double>(m14, m24, m34)
    if column != .zero {
      var y = SIMD3<Double>.zero
      for i in 0..<3 {
        let known = i == 0 ? 0 : i == 1 ? lower.x * y.x : lower.y * y.x + lower.z * y.y
        if length[i] != 0 {
          y[i] = (column[i] - known) / length[i]
        } else if column[i] != 0 {
          return nil
        }
      }
      let p = y.x * q0 + y.y * q1 + y.z * q2
      parts.perspective = SIMD4(p, m44 - dot(parts.translation, p))
    } else {
      parts.perspective.w = m44
    }
    return parts
  }

  /// Creates a matrix from its parts.
  package init(recomposing parts: DecomposedTransform) {
    let (q0, q1, q2) = parts.rotation.rows
    let r0 = parts.scale.x * q0
    let r1 = parts.scale.y * (parts.skew.x * q0 + q1)
    let r2 = parts.scale.z * (parts.skew.y * q0 + parts.skew.z * q1 + q2)
    let t = parts.translation
    let p = SIMD3(parts.perspective.x, parts.perspective.y, parts.perspective.z)
    self.init(
      m11: r0.x, m12: r0.y, m13: r0.z, m14: dot(r0, p),
      m21: r1.x, m22: r1.y, m23: r1.z, m24: dot(r1, p),
      m31: r2.x, m32: r2.y, m33: r2.z, m34: dot(r2, p),
      m41: t.x, m42: t.y, m43: t.z, m44: dot(t, p) + parts.perspective.w)
  }

  /// The length and direction of a row after orthogonalizing. A row of zeros has no direction. Nil
  /// if the row is not zero but its remainder is zero.
  private static func measured(
    _ rest: SIMD3<Double>, of row: SIMD3<Double>
  ) -> (axis: SIMD3<Double>?, length: Double)? {
    guard row != .zero else { return (nil, 0) }
    let length = dot(rest, rest).squareRoot()
    guard length > dependence * dot(row, row).squareRoot() else { return nil }
    return (rest / length, length)
  }

  /// Three orthonormal axes. Missing axes are chosen to be as near to x, y and z as possible.
  private static func completed(
    _ a: SIMD3<Double>?, _ b: SIMD3<Double>?, _ c: SIMD3<Double>?
  ) -> (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    switch (a, b, c) {
    case (let a?, let b?, let c?): return (a, b, c)
    case (let a?, let b?, nil): return (a, b, cross(a, b))
    case (let a?, nil, let c?): return (a, cross(c, a), c)
    case (nil, let b?, let c?): return (cross(b, c), b, c)
    case (let a?, nil, nil):
      let b = across(a, near: SIMD3(0, 1, 0), or: SIMD3(0, 0, 1))
      return (a, b, cross(a, b))
    case (nil, let b?, nil):
      let a = across(b, near: SIMD3(1, 0, 0), or: SIMD3(0, 0, 1))
      return (a, b, cross(a, b))
    case (nil, nil, let c?):
      let a = across(c, near: SIMD3(1, 0, 0), or: SIMD3(0, 1, 0))
      return (a, cross(c, a), c)
    case (nil, nil, nil): return (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
    }
  }

  /// The unit vector perpendicular to `axis` that is nearest to `preferred` or, if `preferred` is
  /// parallel to `axis`, to `spare`.
  private static func across(
    _ axis: SIMD3<Double>, near preferred: SIMD3<Double>, or spare: SIMD3<Double>
  ) -> SIMD3<Double> {
    let start = abs(dot(axis, preferred)) < 0.999 ? preferred : spare
    let rest = start - dot(start, axis) * axis
    return rest / dot(rest, rest).squareRoot()
  }
}
