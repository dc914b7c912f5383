extension NSValue {
  /// Foundation on Linux cannot box a structure it does not know, but sixteen doubles it can.
  private static let matrixEncoding = "[16d]"

  /// A matrix as an object.
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: Self.matrixEncoding)
  }

  /// The boxed matrix; the zero matrix when the value holds something else.
  public var caTransform3DValue: CATransform3D { matrix ?? CATransform3D() }

  /// The boxed matrix, nil when the value holds something else.
  package var matrix: CATransform3D? {
    guard String(cString: objCType) == Self.matrixEncoding else { return nil }
    var t = CATransform3D()
    getValue(&t)
    return t
  }
}
