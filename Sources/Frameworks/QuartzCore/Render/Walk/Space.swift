/// A 4×4 matrix that maps points in space. Points are row vectors to the left of the matrix.
package struct Space {
  var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  init(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
    rows = (a, b, c, d)
  }

  package init(_ m: CATransform3D) {
    self.init(
      [m.m11, m.m12, m.m13, m.m14], [m.m21, m.m22, m.m23, m.m24],
      [m.m31, m.m32, m.m33, m.m34], [m.m41, m.m42, m.m43, m.m44])
  }

  static func translation(_ x: Double, _ y: Double, _ z: Double) -> Space {
    Space([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1])
  }

  /// A map that applies this map first and then `next`.
  package func then(_ next: Space) -> Space {
    func image(_ v: SIMD4<Double>) -> SIMD4<Double> {
      let (a, b, c, d) = next.rows
      return a * v.x + b * v.y + c * v.z + d * v.w
    }
    return Space(image(rows.0), image(rows.1), image(rows.2), image(rows.3))
  }

  /// The projection of the plane z = 0 along the z axis. Flattening keeps only this projection.
  var flattened: Projection {
    Projection(x: form(0), y: form(1), w: form(3))
  }

  /// The z coordinate to which each point of the plane z = 0 is mapped, before the division by w.
  var depth: SIMD3<Double> { form(2) }

  /// Whether the plane z = 0 is mapped to a parallel plane without perspective.
  var keepsPlane: Bool {
    depth.x == 0 && depth.y == 0 && rows.0.w == 0 && rows.1.w == 0 && rows.3.w == 1
  }

  var determinant: Double {
    let (a, b, c, d) = rows
    func minor(_ p: Int, _ q: Int) -> (low: Double, high: Double) {
      (a[p] * b[q] - a[q] * b[p], c[p] * d[q] - c[q] * d[p])
    }
    let (m01, m02, m03) = (minor(0, 1), minor(0, 2), minor(0, 3))
    let (m12, m13, m23) = (minor(1, 2), minor(1, 3), minor(2, 3))
    return m01.low * m23.high - m02.low * m13.high + m03.low * m12.high
      + m12.low * m03.high - m13.low * m02.high + m23.low * m01.high
  }

  /// Whether every number is finite. The test works because 0 times infinity or NaN is NaN.
  var isFinite: Bool {
    let zero = SIMD4<Double>.zero
    let upper = rows.0 * zero + rows.1 * zero
    let lower = rows.2 * zero + rows.3 * zero
    return (upper + lower) == zero
  }

  private func form(_ column: Int) -> SIMD3<Double> {
    SIMD3(rows.0[column], rows.1[column], rows.3[column])
  }
}

extension LayerValues {
  /// Maps layer coordinates to the parent's coordinates, without the parent's `sublayerTransform`.
  /// The matrix moves the anchor point to the origin, applies `transform`, and moves the anchor
  /// point to `position` and `zPosition`.
  package var spaceInParent: Space {
    let anchor = anchorInBounds
    if transform.isIdentity {
      return .translation(
        Double(position.x) - anchor.x, Double(position.y) - anchor.y, zPosition - anchorPointZ)
    }
    let toAnchor = Space.translation(-anchor.x, -anchor.y, -anchorPointZ)
    let toPosition = Space.translation(Double(position.x), Double(position.y), zPosition)
    return toAnchor.then(Space(transform)).then(toPosition)
  }

  /// The transform that `sublayerTransform` applies to sublayers. The transform is about the anchor
  /// point, in this layer's coordinates.
  var spaceOfSublayers: Space {
    let anchor = anchorInBounds
    return Space.translation(-anchor.x, -anchor.y, -anchorPointZ)
      .then(Space(sublayerTransform))
      .then(.translation(anchor.x, anchor.y, anchorPointZ))
  }

  /// The transform of a replicator's copy, in the replicator's coordinates; nil for the first copy.
  func space(ofCopy index: Int, in replication: Replication) -> Space? {
    guard index > 0 else { return nil }
    let anchor = anchorInBounds
    var space = Space.translation(-anchor.x, -anchor.y, -anchorPointZ)
    for _ in 0..<index { space = space.then(Space(replication.transform)) }
    return space.then(.translation(anchor.x, anchor.y, anchorPointZ))
  }

  private var anchorInBounds: SIMD2<Double> {
    SIMD2(
      Double(bounds.origin.x + anchorPoint.x * bounds.size.width),
      Double(bounds.origin.y + anchorPoint.y * bounds.size.height))
  }
}

extension CATransform3D {
  var isIdentity: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1
      && m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0
      && m31 == 0 && m32 == 0 && m34 == 0 && m41 == 0 && m42 == 0 && m43 == 0
  }
}
