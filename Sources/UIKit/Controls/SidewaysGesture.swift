extension UIGestureRecognizer {
  /// Where a pan or swipe along the horizontal began, in `view`; nil for any other gesture.
  ///
  /// Such gestures are the default of a slider's knob and a switch's, and recognizers further up
  /// leave them to the control. Apple's guide to event handling names the swipe for sliders and
  /// the pan for switches; that sliders keep pans off as well is `unverified`.
  func sidewaysStart(in view: UIView) -> CGPoint? {
    switch self {
    case is UIScreenEdgePanGestureRecognizer:
      return nil
    case let pan as UIPanGestureRecognizer:
      let way = pan.translation(in: view)
      let place = pan.location(in: view)
      return abs(way.x) > abs(way.y) ? CGPoint(x: place.x - way.x, y: place.y - way.y) : nil
    case let swipe as UISwipeGestureRecognizer:
      return swipe.direction.isDisjoint(with: [.left, .right]) ? nil : swipe.location(in: view)
    default:
      return nil
    }
  }
}
