extension UIScrollView {
  /// Whether the content moves to an offset that was set with animation. Source: UIScrollView.h,
  /// iOS 17.4.
  public var isScrollAnimating: Bool {
    if case .easing = state { true } else { false }
  }

  /// Ends every animation of the offset and of the scale where it is, with the delegate's calls for
  /// its end. A touch that drags or pinches the content goes on (unverified). Source:
  /// UIScrollView.h, iOS 17.4.
  public func stopScrollingAndZooming() {
    stop()
    if case .easing = zooming.state { endZoom() }
  }
}
