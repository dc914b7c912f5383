/// Presents a search controller below its search bar, in the nearest presentation context
/// (facts F.12.1). Touches outside of the results and of the dimming view reach the views below.
@MainActor
final class SearchPresentation: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }
  override var laysOutPresentedView: Bool { true }
  override var hidesKeyboardBelow: Bool { false }
  /// The dimming view and the results fade in and out (unverified).
  override func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    Dissolve(isPresenting: isPresenting)
  }
  override func letsThrough(_ point: CGPoint) -> Bool {
    guard let search, search.coversContent else { return true }
    return !search.view.frame.contains(point)
  }

  /// The part of the container below the search bar.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let bottom = search?.barBottom(in: containerView) else {
      return super.frameOfPresentedViewInContainerView
    }
    let top = min(max(bottom, 0), containerView.bounds.height)
    return containerView.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let view = search?.viewIfLoaded, view.superview === containerView else { return }
    let frame = frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  override func presentationTransitionWillBegin() { search?.presentationBegins() }
  override func dismissalTransitionWillBegin() { search?.dismissalBegins() }
}
