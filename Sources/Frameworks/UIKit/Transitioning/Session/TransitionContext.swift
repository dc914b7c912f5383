/// The context passed to animators and interaction controllers.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let session: TransitionSession
  private var host: any TransitionHost { session.host }

  init(session: TransitionSession) { self.session = session }

  var containerView: UIView { host.containerView }
  var isAnimated: Bool { session.isAnimated }
  var isInteractive: Bool { session.isInteractive }
  var transitionWasCancelled: Bool { session.wasCancelled }
  var presentationStyle: UIModalPresentationStyle { host.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { session.update(percentComplete) }
  func finishInteractiveTransition() { session.finish() }
  func cancelInteractiveTransition() { session.cancel() }

  func pauseInteractiveTransition() { session.pause() }

  func completeTransition(_ didComplete: Bool) {
    if let animator = session.animator {
      CallTrace.note(.animator, animator, .transition(.completeTransition(didComplete)))
    }
    session.complete(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: host.from
    case .to: host.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let view = host.view(forKey: key)
    if view == nil { session.misses(key) }
    return view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { host.initialFrame(for: vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { host.finalFrame(for: vc) }
}
