extension UIViewControllerContextTransitioning {
  /// Puts the presenter's view, where a dismissal brings it back, below everything in the
  /// container: what stood between goes without an animation of its own (facts A.7.1).
  func layPresenterBelow() {
    guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else { return }
    view.frame = finalFrame(for: controller)
    containerView.insertSubview(view, at: 0)
  }
}
