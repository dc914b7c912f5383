/// The built-in swipe back: a drag from the leading edge pops, and its finger drives the slide.
@MainActor
final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigation: UINavigationController?
  private var interactor: UIPercentDrivenInteractiveTransition?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handle:", NavigationSwipe.handle))
  }

  /// UIKit's reasons to leave a swipe to others (facts F.8). An app that takes the recognizer's
  /// delegate away takes these away as well.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, navigation.course.isIdle else {
      return false
    }
    return !navigation.delegateHasAnimators
  }

  func handle(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = isMirrored ? -1 : 1
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
    let coming = navigation.course.coming
    guard coming.count > 1, navigation.course.isIdle else { return }
    let interactor = UIPercentDrivenInteractiveTransition()
    self.interactor = interactor
    CallTrace.note(.controller, navigation, "popViewController(animated: true)")
    navigation.request(
      .pop(to: coming[coming.count - 2]), animated: true, steeredBy: interactor)
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
