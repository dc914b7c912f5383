/// The built-in swipe back: a drag from the leading edge pops, and its finger drives the slide.
///
/// It asks by `popViewController(animated:)`, as everybody does. Where the delegate has an
/// animator and no interactor for it, the animation runs by itself and the finger drives nothing.
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

  /// An app that takes the recognizer's delegate away takes UIKit's reasons away as well to leave
  /// a swipe to others.
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
    guard swiped.canSwipeBack else { return }
    let interactor = UIPercentDrivenInteractiveTransition()
    self.interactor = interactor
    swiped.goBack(steeredBy: interactor)
  }

  /// Fast enough decides, else how far it has come (unverified, `NavigationDefaults`).
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

/// Starts where lines begin in its view, unless an app names other edges.
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
  /// Whether there is a way back and nothing under way: what holds for every swipe, as at the root
  /// it would wedge the stack (facts F.8.3).
  var canSwipeBack: Bool { viewControllers.count > 1 && course.isIdle }

  /// Whether nothing speaks against the built-in swipe (facts F.8.1, F.8.2).
  var letsSwipeBack: Bool { offersWayBack && !delegateHasAnimators }

  /// Pops as `interactor` drives it.
  func goBack(steeredBy interactor: any UIViewControllerInteractiveTransitioning) {
    course.steering = interactor
    popViewController(animated: true)
    // A subclass may have thought otherwise.
    course.steering = nil
  }
}
