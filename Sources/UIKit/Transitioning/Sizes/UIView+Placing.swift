extension UIView {
  /// Sets the frame. Unlike `frame`, this method may also be used while the view has a transform.
  func place(in rect: CGRect) {
    guard layer.transform != CATransform3DIdentity else {
      if frame != rect { World.current.unobserved { frame = rect } }
      return
    }
    bounds = CGRect(origin: bounds.origin, size: rect.size)
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
  }
}
