// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewDidScroll:")
    {
      return target.scrollViewDidScroll(scrollView)
    }
    Unanswered.mark()
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewWillBeginDragging:")
    {
      return target.scrollViewWillBeginDragging(scrollView)
    }
    Unanswered.mark()
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
    {
      return target.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    Unanswered.mark()
  }
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewDidEndDragging:willDecelerate:")
    {
      return target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    Unanswered.mark()
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewWillBeginDecelerating:")
    {
      return target.scrollViewWillBeginDecelerating(scrollView)
    }
    Unanswered.mark()
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewDidEndDecelerating:")
    {
      return target.scrollViewDidEndDecelerating(scrollView)
    }
    Unanswered.mark()
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewDidEndScrollingAnimation:")
    {
      return target.scrollViewDidEndScrollingAnimation(scrollView)
    }
    Unanswered.mark()
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewShouldScrollToTop:")
    {
      return target.scrollViewShouldScrollToTop(scrollView)
    }
    Unanswered.mark()
    return true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewDidScrollToTop:")
    {
      return target.scrollViewDidScrollToTop(scrollView)
    }
    Unanswered.mark()
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewDidChangeAdjustedContentInset:")
    {
      return target.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    Unanswered.mark()
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "viewForZoomingInScrollView:")
    {
      return target.viewForZooming(in: scrollView)
    }
    Unanswered.mark()
    return nil
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewWillBeginZooming:withView:")
    {
      return target.scrollViewWillBeginZooming(scrollView, with: view)
    }
    Unanswered.mark()
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewDidZoom:")
    {
      return target.scrollViewDidZoom(scrollView)
    }
    Unanswered.mark()
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    if let target: any UIScrollViewDelegate = ForwardedMessages.target(
      of: self, "scrollViewDidEndZooming:withView:atScale:")
    {
      return target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    Unanswered.mark()
  }
}
