/// The parts of an affine transform, in the order in which they are applied: scale, horizontal
/// shear, rotation, translation.
public struct CGAffineTransformComponents: Sendable {
  public var scale: CGSize
  /// How far x moves for each point of y, before the rotation.
  public var horizontalShear: CGFloat
  /// The rotation in radians, from the x axis towards the y axis.
  public var rotation: CGFloat
  public var translation: CGVector

  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  public init() {
    self.init(
      scale: CGSize(width: 0, height: 0), horizontalShear: 0, rotation: 0,
      translation: CGVector(dx: 0, dy: 0))
  }
}

extension CGAffineTransform {
  /// Creates the transform that scales, then shears, then rotates, then translates.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = scale.concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The parts of the transform. `CGAffineTransform(_:)` creates this transform again from its
  /// parts. A transform that maps the plane to a line, but maps neither axis to a point, cannot be
  /// created again.
  ///
  /// A mirrored transform has a negative height of `scale`; its width is never negative
  /// (unverified). Source: CGAffineTransform.h, iOS 16.
  ///
  /// The rows of the linear part are sx·(cos, sin) and sy·(shear·(cos, sin) + (−sin, cos)).
  /// Therefore sx is the length of the first row, sx·sy is the determinant, and sx·sy·shear is the
  /// dot product of the two rows.
  public func decomposed() -> CGAffineTransformComponents {
    var parts = CGAffineTransformComponents()
    parts.translation = CGVector(dx: tx, dy: ty)
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      // The transform maps the x axis to a point, so only the y axis determines the rotation.
      parts.scale = CGSize(width: 0, height: (c * c + d * d).squareRoot())
      parts.rotation = parts.scale.height > 0 ? atan2(-c, d) : 0
      return parts
    }
    parts.scale = CGSize(width: width, height: (a * d - b * c) / width)
    parts.rotation = atan2(b, a)
    let product = parts.scale.width * parts.scale.height
    parts.horizontalShear = product == 0 ? 0 : (a * c + b * d) / product
    return parts
  }
}
