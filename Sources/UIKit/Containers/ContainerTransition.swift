/// A transition from one child of a container to another, which both stand in the same view.
protocol ContainerTransition: TransitionHost {}

// Facts B.5 and G.4: both views are there; the old one ends off screen, the new one begins there.
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
    controller === to ? containerView.bounds : .zero
  }

  func restingFrame(of controller: UIViewController) -> CGRect? { containerView.bounds }

  /// Puts the new view where it rests, after a transition that nobody animated.
  func placeNewView() {
    guard to.view.superview == nil else { return }
    World.current.unobserved { to.view.frame = containerView.bounds }
    containerView.addSubview(to.view)
  }
}
