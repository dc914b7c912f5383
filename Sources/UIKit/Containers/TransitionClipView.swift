/// Clips the transitions of a navigation or tab bar controller to the controller's bounds.
///
/// It contains the container view of the transitions, which does not clip. View dumps of running
/// iPhones show this nesting: `UILayoutContainerView`, `UINavigationTransitionView`, which clips,
/// and `UIViewControllerWrapperView`, which does not. VCTransitionsLibrary's cube moves the
/// container itself and shows whole faces. That tab bar controllers nest alike is unverified.
@MainActor
final class TransitionClipView: UIView {
  /// Gives both views the frame `bounds` and lets them follow the size of the superview.
  init(holding container: UIView, in bounds: CGRect) {
    super.init(frame: bounds)
    clipsToBounds = true
    container.frame = self.bounds
    for view in [self, container] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    addSubview(container)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
