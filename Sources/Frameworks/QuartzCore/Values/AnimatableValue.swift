/// A value of an animatable property. All properties share this type, so that their values can be
/// interpolated.
package enum AnimatableValue: Sendable {
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case image(CGImage?)
  case path(CGPath?)
  case colors([CGColor])
  case numbers([Double])
}
