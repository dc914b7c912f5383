/// A transition between two children of a container; the views of both children have the same
/// superview.
protocol ContainerTransition: TransitionHost {}

// `view(forKey:)` returns the view of each of the two children. The old view is off screen at the
// end, and the new view is off screen at the beginning (facts B.5 and G.4).
extension ContainerTransition {
  var presentationStyle: UIModalPresentationStyle { .none }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? from.view.frame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? stageFrame(of: to) : .zero
  }

  func restingFrame(of controller: UIViewController) -> CGRect? { stageFrame(of: controller) }

  /// The frame of the controller's view at rest. The frame excludes the areas of bars that the view
  /// does not extend under.
  private func stageFrame(of controller: UIViewController) -> CGRect {
    owner?.frame(ofChild: controller, in: containerView.bounds) ?? containerView.bounds
  }

  /// Adds the new view at its final frame, at the end of a transition without animation.
  func placeNewView() {
    guard to.view.superview == nil else { return }
    World.current.unobserved { to.view.frame = stageFrame(of: to) }
    containerView.addSubview(to.view)
  }
}
