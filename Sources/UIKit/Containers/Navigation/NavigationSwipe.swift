/// The built-in swipe back: a drag from the leading edge pops, and its finger drives the slide.
///
/// It asks by `popViewController(animated:)`, as everybody does. Where the delegate has an
/// animator and no interactor for it, the animation runs by itself and the finger drives nothing.
@MainActor
final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer = LeadingEdgePan()
  private weak var navigation: UINavigationController?
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handle:", NavigationSwipe.handle))
  }

  /// UIKit's reasons to leave a swipe to others (facts F.8). An app that takes the recognizer's
  /// delegate away takes these away as well.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, canBegin(in: navigation) else { return false }
    return !navigation.delegateHasAnimators
  }

  /// What holds for every swipe: at the root it would wedge the stack (facts F.8.3).
  private func canBegin(in navigation: UINavigationController) -> Bool {
    navigation.viewControllers.count > 1 && navigation.course.isIdle
  }

  func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let progress = sign * recognizer.translation(in: view).x / max(view.bounds.width, 1)
    switch recognizer.state {
    case .began: begin(in: navigation)
    case .changed: interactor?.update(progress)
    case .ended: letGo(at: progress, velocity: sign * recognizer.velocity(in: view).x)
    case .cancelled, .failed:
      interactor?.cancel()
      interactor = nil
    default: break
    }
  }

  private func begin(in navigation: UINavigationController) {
    guard canBegin(in: navigation) else { return }
    let interactor = UIPercentDrivenInteractiveTransition()
    self.interactor = interactor
    navigation.course.steering = interactor
    navigation.popViewController(animated: true)
    // A subclass may have thought otherwise.
    navigation.course.steering = nil
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
