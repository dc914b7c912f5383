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
      let translation = pan.translation(in: view)
      let place = pan.location(in: view)
      return abs(translation.x) > abs(translation.y)
        ? CGPoint(x: place.x - translation.x, y: place.y - translation.y) : nil
    case let swipe as UISwipeGestureRecognizer:
      return swipe.direction.isDisjoint(with: [.left, .right]) ? nil : swipe.location(in: view)
    default:
      return nil
    }
  }
}
