// Which of UIKit's own animations a presentation takes.
extension UIPresentationController {
  /// The presentation's own animation, else that of the transition style.
  func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    systemAnimator(isPresenting: isPresenting)
      ?? transitionStyle.animator(isPresenting: isPresenting)
  }

  /// The presented controller's; in a context that provides one, the context's.
  private var transitionStyle: UIModalTransitionStyle {
    let context = isInContext ? presentingViewController : nil
    let provider =
      context?.providesPresentationContextTransitionStyle == true ? context : nil
    return (provider ?? presentedViewController).modalTransitionStyle
  }
}

extension UIModalTransitionStyle {
  @MainActor
  func animator(isPresenting: Bool) -> SystemTransition {
    switch self {
    case .coverVertical: CoverVertical(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontal(isPresenting: isPresenting)
    case .crossDissolve: Dissolve(isPresenting: isPresenting)
    case .partialCurl: PageTurn(isPresenting: isPresenting)
    }
  }
}
