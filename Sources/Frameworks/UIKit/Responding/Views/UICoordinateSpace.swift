/// A coordinate space whose points can be converted to other coordinate spaces on the same screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

// A window has no superview and lies directly on the screen. Conversions to the screen's coordinate
// space therefore use the window's layer.
extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, to: coordinateSpace.spaceLayer)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, from: coordinateSpace.spaceLayer)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, to: coordinateSpace.spaceLayer)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, from: coordinateSpace.spaceLayer)
  }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    rootLayer.convert(point, to: coordinateSpace.spaceLayer)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    rootLayer.convert(point, from: coordinateSpace.spaceLayer)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rootLayer.convert(rect, to: coordinateSpace.spaceLayer)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rootLayer.convert(rect, from: coordinateSpace.spaceLayer)
  }
}

extension UIScreen {
  /// The screen's coordinate space in the current interface orientation. The coordinate space is
  /// the screen object itself.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UICoordinateSpace {
  /// The layer that uses this coordinate space: the view's layer, or the screen's root layer if the
  /// space is the screen's.
  fileprivate var spaceLayer: CALayer { (self as? UIView)?.layer ?? UIScreen.main.rootLayer }
}
