extension UIViewControllerContextTransitioning {
  /// Inserts the presenter's view below all other views of the container if the dismissal restores
  /// that view. The controllers between the presenter and the topmost controller disappear without
  /// animation (facts A.7.1).
  func layPresenterBelow() {
    guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else { return }
    view.frame = finalFrame(for: controller)
    containerView.insertSubview(view, at: 0)
  }
}
