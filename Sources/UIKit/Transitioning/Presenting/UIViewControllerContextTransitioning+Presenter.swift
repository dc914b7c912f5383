extension UIViewControllerContextTransitioning {
  /// Inserts the presenter's view, where a dismissal restores it, below all views of the container.
  /// Controllers in between disappear without an animation (facts A.7.1).
  func layPresenterBelow() {
    guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else { return }
    view.frame = finalFrame(for: controller)
    containerView.insertSubview(view, at: 0)
  }
}
