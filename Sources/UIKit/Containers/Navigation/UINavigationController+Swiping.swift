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
