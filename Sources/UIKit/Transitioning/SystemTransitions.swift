/// UIKit's own animation of a modal presentation, for `modalTransitionStyle`.
///
/// The look of `.coverVertical` is measured (facts D.18, iOS 26.1): one critically damped spring,
/// mass 3, stiffness 1000. The other styles are shown as `.coverVertical` for now.
@MainActor
final class CoverVertical: NSObject, UIViewControllerAnimatedTransitioning {
  /// √(1000/3) rad/s.
  private static let frequency = (1000.0 / 3).squareRoot()
  /// When the spring's envelope has fallen to 0.001; seconds.
  private static let duration = 9.2334 / frequency

  private let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if isPresenting {
      present(context, in: container)
    } else {
      dismiss(context, in: container)
    }
  }

  private func present(_ context: any UIViewControllerContextTransitioning, in container: UIView) {
    guard let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to)
    else { return context.completeTransition(true) }
    let rest = context.finalFrame(for: controller)
    view.frame = rest
    container.addSubview(view)
    view.center.y += container.bounds.height - rest.minY
    run(context) { view.center.y -= container.bounds.height - rest.minY }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning, in container: UIView) {
    if let below = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      below.frame = context.finalFrame(for: controller)
      container.insertSubview(below, at: 0)
    }
    guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
    let distance = container.bounds.height - view.frame.minY
    run(context) { view.center.y += distance }
  }

  private func run(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void
  ) {
    let scope = AnimationScope(
      duration: Self.duration, delay: 0,
      pace: .spring(
        stiffness: Self.frequency * Self.frequency, damping: 2 * Self.frequency, velocity: 0)
    ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    AnimationScope.run(scope, changes)
    scope.completion.seal(notBefore: World.current.clock.turn + 1)
  }
}
