extension UINavigationController: SwipedBack {
  var canSwipeBack: Bool { viewControllers.count > 1 && course.isIdle }

  var letsSwipeBack: Bool { offersWayBack && !delegateHasAnimators }

  func goBack(steeredBy interactor: any UIViewControllerInteractiveTransitioning) {
    course.steering = interactor
    popViewController(animated: true)
    // A subclass may have thought otherwise.
    course.steering = nil
  }
}
