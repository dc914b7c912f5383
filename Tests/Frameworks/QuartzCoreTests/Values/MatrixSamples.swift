import QuartzCore

/// Matrices of every kind that a layer can have, computed by formulas.
enum MatrixSamples {
  /// 240 matrices that rotate, scale, shear and translate. Every second matrix mirrors.
  static var affine: [CATransform3D] {
    (0..<240).map { i in
      let n = Double(i)
      var m = CATransform3DMakeScale(
        (i % 2 == 0 ? 1 : -1) * (0.2 + 0.37 * Double(i % 7)), 0.5 + 0.21 * Double(i % 5),
        1 + 0.1 * Double(i % 3))
      var shear = CATransform3DIdentity
      (shear.m21, shear.m31, shear.m32) = (sin(n) * 0.8, cos(n) * 0.3, sin(2 * n) * 0.4)
      m = CATransform3DConcat(m, shear)
      let turn = CATransform3DMakeRotation(0.1 + n * 0.37, sin(n), cos(1.7 * n), sin(0.3 * n) + 0.2)
      m = CATransform3DConcat(m, turn)
      return CATransform3DConcat(m, CATransform3DMakeTranslation(13 * sin(n), -7 * n, n / 3))
    }
  }

  /// The affine matrices in perspective, seen from different distances and sides.
  static var projective: [CATransform3D] {
    affine.enumerated().map { i, m in
      var view = CATransform3DIdentity
      view.m34 = -1 / (400 + 10 * CGFloat(i))
      if i % 3 == 0 { (view.m14, view.m24) = (0.001, -0.0005) }
      return CATransform3DConcat(m, view)
    }
  }
}

extension CATransform3D {
  var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The largest difference between two corresponding elements, relative to the largest element.
  func distance(to other: CATransform3D) -> Double {
    let size = max(1, elements.map(abs).max() ?? 0)
    return (zip(elements, other.elements).map { abs($0 - $1) }.max() ?? 0) / size
  }

  /// The factor by which the matrix scales areas in the plane.
  var area: Double { m11 * m22 - m12 * m21 }
}
