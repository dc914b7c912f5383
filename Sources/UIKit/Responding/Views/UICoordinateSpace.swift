/// Something with coordinates that can be put in relation to others on the same screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

// Windows stand on the screen itself: a view's way to the screen leads through its window's layer,
// which no view stands above.
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

extension UICoordinateSpace {
  /// The layer whose coordinates these are: a view's, else the screen's.
  fileprivate var spaceLayer: CALayer { (self as? UIView)?.layer ?? UIScreen.main.rootLayer }
}
