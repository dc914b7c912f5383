// Zooms by a pinch.
extension UIScrollView: ScrollPinchHost {
  /// Enables zooming if the maximum scale is greater than the minimum scale; otherwise disables it.
  func zoomLimitsChanged() {
    guard maximumZoomScale > minimumZoomScale else {
      guard let pinch = zooming.pinch else { return }
      if case .pinching = zooming.state { endPinch() }
      zooming.pinch = nil
      removeGestureRecognizer(pinch)
      return
    }
    guard zooming.pinch == nil else { return }
    let pinch = ScrollPinch()
    pinch.addTarget(self, action: Selector("pinch:", UIScrollView.pinch))
    pinch.delegate = self as? any UIGestureRecognizerDelegate
    pinch.host = self
    zooming.pinch = pinch
    addGestureRecognizer(pinch)
  }

  func mayPinch() -> Bool { viewToZoom() != nil }

  func pinchFingersChanged() {
    guard case .pinching(var pinching) = zooming.state else { return }
    pinching.hold = nil
    zooming.state = .pinching(pinching)
  }

  func pinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard zooming.view != nil else { return }
    // A pinch replaces an animated zoom, which ends at its current scale (unverified).
    if !zooming.isResting { endZoom() }
    stop()
    zooming.state = .pinching(ZoomPinch(base: zoomRange.pull(at: zooming.scale)))
    showIndicators()
    tellZoomBegins()
    followPinch(pinch)
  }

  /// Keeps one point of the content under the centre of the touches. If `bounces` is true, the
  /// content follows the touches even beyond its ends (unverified).
  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard case .pinching(var pinching) = zooming.state, zooming.hasFingers else { return }
    let centre = pinch.location(in: self)
    let place = CGPoint(x: centre.x - contentOffset.x, y: centre.y - contentOffset.y)
    let anchor = pinching.hold?.anchor ?? zoomedPoint(at: place)
    pinching.hold = (anchor, place)
    zooming.state = .pinching(pinching)
    let scale = zoomRange.scale(pulledTo: pinching.base * Double(pinch.scale))
    let offset = snapped(offset(of: anchor, at: place, scale: scale))
    setZoom(.init(scale: scale, offset: offset), withinRange: !bounces)
  }

  /// Ends the pinch. Content that is scaled beyond a limit returns to the limit.
  /// `scrollViewDidEndZooming` is called only after the content has reached the limit (Apple's page
  /// on `UIScrollViewDelegate`).
  func endPinch() {
    guard case .pinching(let pinching) = zooming.state else { return }
    let target = zoomRange.clamp(zooming.scale)
    guard target != zooming.scale else { return endZoom() }
    stop()
    dropDrag()
    let place = pinching.hold?.place ?? CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = pinching.hold?.anchor ?? zoomedPoint(at: place)
    easeZoom(to: zoomPlace(scale: target, showing: anchor, at: place), .bounce)
  }

  /// Whether ending the pinch now would return the content to a limit.
  var isPinchedTooFar: Bool {
    guard case .pinching = zooming.state else { return false }
    return zoomRange.clamp(zooming.scale) != zooming.scale
  }
}
