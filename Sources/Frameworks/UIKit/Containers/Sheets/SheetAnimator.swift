/// Slides a sheet up from below the container, or down again, using the spring of sheets.
@MainActor
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    SheetSpring.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    // During an interaction, the gesture moves the sheet. During an interaction, alongside
    // animations follow the progress of the interaction linearly.
    guard !context.isInteractive else { return AnimationScope.run(Self.evenScope) {} }
    let container = context.containerView
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting, let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      container.addSubview(view)
    } else {
      context.layPresenterBelow()
    }
    let distance = container.bounds.height - view.frame.minY
    if isPresenting { view.center.y += distance }
    run(context) { view.center.y += self.isPresenting ? -distance : distance }
  }

  private static var evenScope: AnimationScope {
    AnimationScope(
      duration: SheetSpring.duration, delay: 0,
      pace: .curve(UIView.AnimationCurve.linear.function), completion: nil)
  }

  private func run(
    _ context: any UIViewControllerContextTransitioning, _ changes: () -> Void
  ) {
    let scope = AnimationScope(
      duration: SheetSpring.duration, delay: 0, pace: SheetSpring.pace(velocity: 0)
    ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    AnimationScope.run(scope, changes)
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }
}
