/// The built-in swipe back: a drag from the leading edge that pops interactively.
///
/// The swipe calls `popViewController(animated:)`, like any other caller. If the navigation
/// controller's delegate provides an animator but no interaction controller, the animation does not
/// follow the gesture.
@MainActor
final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer = LeadingEdgePan()
  private weak var swiped: UINavigationController?
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(on swiped: UINavigationController) {
    self.swiped = swiped
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handle:", NavigationSwipe.handle))
  }

  /// Applies UIKit's conditions for the swipe. If an app replaces the recognizer's delegate,
  /// UIKit's conditions no longer apply.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let swiped, swiped.canSwipeBack else { return false }
    return swiped.letsSwipeBack
  }

  func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let swiped, let view = swiped.viewIfLoaded else { return }
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let progress = sign * recognizer.translation(in: view).x / max(view.bounds.width, 1)
    switch recognizer.state {
    case .began: begin(on: swiped)
    case .changed: interactor?.update(progress)
    case .ended: letGo(at: progress, velocity: sign * recognizer.velocity(in: view).x)
    case .cancelled, .failed:
      interactor?.cancel()
      interactor = nil
    default: break
    }
  }

  private func begin(on swiped: UINavigationController) {
    guard swiped.canSwipeBack else { return swiped.swipeBeganAtRoot() }
    let interactor = UIPercentDrivenInteractiveTransition()
    self.interactor = interactor
    swiped.goBack(steeredBy: interactor)
  }

  /// Completes or cancels the pop. A fast swipe is judged by its velocity, any other swipe by its
  /// progress (unverified; the limits are in `NavigationDefaults`).
  private func letGo(at progress: CGFloat, velocity: CGFloat) {
    guard let interactor else { return }
    self.interactor = nil
    let isFast = abs(velocity) >= NavigationDefaults.commitVelocity
    if isFast ? velocity > 0 : progress > NavigationDefaults.commitProgress {
      interactor.finish()
    } else {
      interactor.cancel()
    }
  }
}

/// A pan from the leading edge, unless the app sets other edges.
private final class LeadingEdgePan: UIScreenEdgePanGestureRecognizer {
  private var named: UIRectEdge?

  override var edges: UIRectEdge {
    get {
      let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return named ?? (isMirrored ? .right : .left)
    }
    set { named = newValue }
  }
}

extension UINavigationController {
  /// Whether a controller can be popped and no change is in progress. UIKit's own delegate lets the
  /// swipe begin only if `canSwipeBack` is true.
  var canSwipeBack: Bool { viewControllers.count > 1 && state.isIdle }

  /// Whether the built-in swipe is enabled (facts F.8.1, F.8.2).
  var letsSwipeBack: Bool { offersWayBack && !delegateHasAnimators }

  /// Blocks the stack if there is no controller to pop. The recognizer has begun because the app has
  /// replaced its delegate (facts F.8.3).
  func swipeBeganAtRoot() {
    guard NavigationDefaults.swipeAtRootBlocks, viewControllers.count == 1, state.isIdle,
      !state.isBlocked
    else { return }
    state.isBlocked = true
    World.current.tell(
      SwipeBegunAtRoot(navigation: self, delegate: interactivePopGestureRecognizer?.delegate))
    UIKitLog.warn(
      "A swipe back began at the root of \(self). On iOS, the stack is blocked from now on, and "
        + "pushed view controllers do not appear. The delegate of interactivePopGestureRecognizer "
        + "must return viewControllers.count > 1 from gestureRecognizerShouldBegin(_:).",
      .swipeAtRoot,
      about: self)
  }

  /// Pops the top controller, using `interactor` as the interaction controller.
  func goBack(steeredBy interactor: any UIViewControllerInteractiveTransitioning) {
    state.steering = interactor
    popViewController(animated: true)
    // If an override of `popViewController(animated:)` has not popped the controller, `steering` is
    // still set.
    state.steering = nil
  }
}

/// Sent when a swipe back has blocked a stack that contains only its root.
package struct SwipeBegunAtRoot: EngineEvent {
  package let navigation: UINavigationController
  /// The delegate that let the swipe begin; nil if the app has removed the delegate.
  package let delegate: (any UIGestureRecognizerDelegate)?
}
