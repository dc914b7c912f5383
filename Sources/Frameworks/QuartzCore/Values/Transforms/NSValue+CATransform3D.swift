extension NSValue {
  /// The encoding of sixteen doubles, because Foundation on Linux cannot box an arbitrary
  /// structure.
  private static let matrixEncoding = "[16d]"

  /// Boxes a matrix.
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.matrixEncoding)
  }

  /// The boxed matrix, or the zero matrix if the value contains something else.
  public var caTransform3DValue: CATransform3D { matrix ?? CATransform3D() }

  /// The boxed matrix; nil if the value contains something else.
  package var matrix: CATransform3D? {
    guard String(cString: objCType) == Self.matrixEncoding else { return nil }
    var t = CATransform3D()
    getValue(&t)
    return t
  }
}
