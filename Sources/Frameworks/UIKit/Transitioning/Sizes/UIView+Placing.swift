extension UIView {
  /// Sets the frame. Unlike `frame`, this method may also be used while the view has a transform.
  func place(in rect: CGRect) {
    guard layer.transform != CATransform3DIdentity else {
      if frame != rect { World.current.unobserved { frame = rect } }
      return
    }
    frameWithoutTransform = rect
  }
}
