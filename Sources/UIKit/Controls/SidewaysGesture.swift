extension UIGestureRecognizer {
  /// The start of a horizontal pan or swipe, in `view`; nil for any other gesture.
  ///
  /// Sliders and switches use such gestures for their knobs, and recognizers of ancestors do not
  /// begin for them. Apple's guide to event handling names the swipe for sliders and the pan for
  /// switches; that sliders block pans too is `unverified`.
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
