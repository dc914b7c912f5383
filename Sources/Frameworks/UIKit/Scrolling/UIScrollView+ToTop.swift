// Handles taps on the status bar.
extension UIScrollView {
  /// Handles a tap on the status bar. If exactly one scroll view on screen has `scrollsToTop` set,
  /// it scrolls to its top with an animation. If several scroll views on screen have `scrollsToTop`
  /// set, none of them scrolls. Source: `UIScrollView.h`.
  static func scrollToTop() {
    for window in UIWindows.current.shown.reversed() {
      let candidates = candidates(in: window)
      guard candidates.isEmpty else {
        if candidates.count == 1 { candidates[0].scrollToTop() }
        return
      }
    }
  }

  private static func candidates(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let own = (view as? UIScrollView).flatMap { $0.scrollsToTop && $0.isScrollEnabled ? $0 : nil }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap { candidates(in: $0) }
  }

  /// Scrolls to the top, with the same duration as an animated change of the offset. UIKit's own
  /// duration is unverified.
  private func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: CGFloat(range(.vertical).lower))
    guard contentOffset.y > top.y, !isDragging, mayScrollToTop else { return }
    stop()
    guard UIView.areAnimationsEnabled else {
      contentOffset = top
      return tell("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) }
    }
    showIndicators()
    enterEasing(to: top, .toTop)
  }

  private var mayScrollToTop: Bool {
    guard let delegate = notifiedDelegate else { return true }
    return CallTrace.askOptional(
      .delegate, delegate, .message("scrollViewShouldScrollToTop", ["_": .named(self)])
    ) { delegate.scrollViewShouldScrollToTop(self) } ?? true
  }
}
