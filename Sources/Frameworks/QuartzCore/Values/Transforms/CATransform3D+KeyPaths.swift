/// The values of the key paths `transform.translation`, `transform.scale` and `transform.rotation`.
extension CATransform3D {
  /// The translation, which is applied before the perspective.
  package var translation: SIMD3<Double> {
    get { SIMD3(m41, m42, m43) }
    set {
      if m14 == 0, m24 == 0, m34 == 0 {
        (m41, m42, m43) = (newValue.x, newValue.y, newValue.z)
      } else if var parts = decompose() {
        parts.translation = newValue
        self = CATransform3D(recomposing: parts)
      }
    }
  }

  /// The scale along each axis; 1 if the matrix cannot be decomposed.
  ///
  /// Setting the scale keeps the other parts of the matrix. If the matrix cannot be decomposed,
  /// setting has no effect.
  package var scale: SIMD3<Double> {
    get { decompose()?.scale ?? .one }
    set {
      guard var parts = decompose() else { return }
      parts.scale = newValue
      self = CATransform3D(recomposing: parts)
    }
  }

  /// The rotation as angles about x, then y, then z, in radians (the order is `unverified`).
  ///
  /// The angle about y is within ±π/2. If the angle about y is ±π/2, the angles about x and z are
  /// ambiguous, so the angle about z is set to 0. Setting the angles keeps the other parts of the
  /// matrix. If the matrix cannot be decomposed, setting has no effect.
  package var angles: SIMD3<Double> {
    get { decompose()?.rotation.angles ?? .zero }
    set {
      guard var parts = decompose() else { return }
      parts.rotation = Quaternion(angles: newValue)
      self = CATransform3D(recomposing: parts)
    }
  }
}

extension Quaternion {
  /// Creates the combination of rotations about x, then y, then z.
  package init(angles: SIMD3<Double>) {
    let x = Quaternion(axis: SIMD3(sin(angles.x / 2), 0, 0), w: cos(angles.x / 2))
    let y = Quaternion(axis: SIMD3(0, sin(angles.y / 2), 0), w: cos(angles.y / 2))
    let z = Quaternion(axis: SIMD3(0, 0, sin(angles.z / 2)), w: cos(angles.z / 2))
    self = z * (y * x)
  }

  /// The angles about x, then y, then z of this rotation.
  package var angles: SIMD3<Double> {
    // In the matrix Rx·Ry·Rz, the first row is (cy·cz, cy·sz, −sy) and the last column is (−sy,
    // sx·cy, cx·cy).
    let (x, y, z) = rows
    let level = (x.x * x.x + x.y * x.y).squareRoot()
    let turn = atan2(-x.z, level)
    guard level > 1e-9 else {
      // If sy = ±1 and the angle about z is set to 0, the middle row is (±sx, cx, 0).
      return SIMD3(atan2(-z.y, y.y), turn, 0)
    }
    return SIMD3(atan2(y.z, z.z), turn, atan2(x.y, x.x))
  }
}
