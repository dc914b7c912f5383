extension UIGestureRecognizer {
  /// The point in `view` at which a horizontal pan or swipe started; nil for any other gesture.
  ///
  /// Sliders and switches use horizontal pans and swipes to move their knobs, so recognizers of
  /// ancestors must not begin. Apple's guide to event handling mentions the swipe for sliders and
  /// the pan for switches. It is `unverified` that sliders block pans as well.
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
