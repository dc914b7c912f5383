/// UIKit's animation of a modal presentation or dismissal. The animation consists of one animation
/// block, with setup before the block and cleanup after the block.
///
/// If the presenter stays on screen, its view is not part of the transition (facts B.4) and is not
/// animated.
@MainActor
class SystemTransition: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  /// The duration, in seconds.
  let duration: Double
  private let pace: AnimationScope.Pace

  init(
    isPresenting: Bool, duration: Double,
    pace: AnimationScope.Pace = .curve(UIView.AnimationCurve.easeInOut.function)
  ) {
    self.isPresenting = isPresenting
    self.duration = duration
    self.pace = pace
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      let isBelow = toGoesBelow && from?.superview === context.containerView
      context.containerView.insertSubview(
        to, at: isBelow ? 0 : context.containerView.subviews.count)
    }
    guard from != nil || to != nil else { return context.completeTransition(true) }
    let scope = AnimationScope(duration: duration, delay: 0, pace: pace) { [self] _ in
      cleanUp(from: from, to: to, in: context.containerView)
      context.completeTransition(!context.transitionWasCancelled)
    }
    prepare(from: from, to: to, in: context.containerView)
    AnimationScope.run(scope) {
      animate(scope, from: from, to: to, in: context.containerView)
    }
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }

  /// Whether the arriving view is below the departing view.
  var toGoesBelow: Bool { !isPresenting }

  /// Prepares the views before the animation block.
  func prepare(from: UIView?, to: UIView?, in container: UIView) {}
  /// Makes the changes of the animation block.
  func animate(_ scope: AnimationScope, from: UIView?, to: UIView?, in container: UIView) {}
  /// Reverts the changes of `prepare` after the animation.
  func cleanUp(from: UIView?, to: UIView?, in container: UIView) {}
}
