// Chooses UIKit's animation for a presentation.
extension UIPresentationController {
  /// The presentation's own animator, or the animator of the transition style.
  func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    systemAnimator(isPresenting: isPresenting)
      ?? transitionStyle.animator(isPresenting: isPresenting)
  }

  /// The presented controller's transition style, or the style of the presentation context if the
  /// context provides one.
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
