/// The interpolation from one matrix to another. The matrices are decomposed once, so that
/// rendering only mixes their parts.
///
/// The result is exact at both ends. The object is immutable, so frames share it.
package final class TransformSpan: Sendable {
  private enum Method {
    /// Each element is interpolated separately. This method is used if only the translation
    /// differs, or if a matrix cannot be decomposed.
    case elements
    case parts(DecomposedTransform, DecomposedTransform, Slerp)
  }

  package let from: CATransform3D
  package let to: CATransform3D
  private let method: Method

  package init(from: CATransform3D, to: CATransform3D) {
    self.from = from
    self.to = to
    guard !Self.differOnlyInTranslation(from, to), let a = from.decompose(),
      let b = to.decompose()
    else {
      method = .elements
      return
    }
    method = .parts(a, b, Slerp(from: a.rotation, to: b.rotation))
  }

  /// The matrix at `k`, which is `from` at 0 and `to` at 1. Outside 0…1, the matrix is
  /// extrapolated.
  package func callAsFunction(_ k: Double) -> CATransform3D {
    if k == 0 { return from }
    if k == 1 { return to }
    switch method {
    case .elements:
      return mixed(k)
    case .parts(let a, let b, let slerp):
      return CATransform3D(
        recomposing: DecomposedTransform(
          translation: a.translation + k * (b.translation - a.translation),
          scale: a.scale + k * (b.scale - a.scale),
          skew: a.skew + k * (b.skew - a.skew),
          rotation: slerp(k),
          perspective: a.perspective + k * (b.perspective - a.perspective)))
    }
  }

  private func mixed(_ k: Double) -> CATransform3D {
    let (a, b) = (from, to)
    return CATransform3D(
      m11: a.m11 + k * (b.m11 - a.m11), m12: a.m12 + k * (b.m12 - a.m12),
      m13: a.m13 + k * (b.m13 - a.m13), m14: a.m14 + k * (b.m14 - a.m14),
      m21: a.m21 + k * (b.m21 - a.m21), m22: a.m22 + k * (b.m22 - a.m22),
      m23: a.m23 + k * (b.m23 - a.m23), m24: a.m24 + k * (b.m24 - a.m24),
      m31: a.m31 + k * (b.m31 - a.m31), m32: a.m32 + k * (b.m32 - a.m32),
      m33: a.m33 + k * (b.m33 - a.m33), m34: a.m34 + k * (b.m34 - a.m34),
      m41: a.m41 + k * (b.m41 - a.m41), m42: a.m42 + k * (b.m42 - a.m42),
      m43: a.m43 + k * (b.m43 - a.m43), m44: a.m44 + k * (b.m44 - a.m44))
  }

  private static func differOnlyInTranslation(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    var moved = a
    (moved.m41, moved.m42, moved.m43) = (b.m41, b.m42, b.m43)
    let isAffine = a.m14 == 0 && a.m24 == 0 && a.m34 == 0
    return isAffine && moved == b
  }
}
