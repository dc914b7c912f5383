extension UIScrollView {
  /// Whether the content is moving to an offset that was set with animation. Source:
  /// UIScrollView.h, iOS 17.4.
  public var isScrollAnimating: Bool {
    if case .easing = state { true } else { false }
  }

  /// Ends all animations of the offset and the zoom scale at their current values, and calls the
  /// delegate's methods for the end of these animations. A touch that drags or pinches the content
  /// continues to do so (unverified). Source: UIScrollView.h, iOS 17.4.
  public func stopScrollingAndZooming() {
    stop()
    if case .easing = zooming.state { endZoom() }
  }
}
