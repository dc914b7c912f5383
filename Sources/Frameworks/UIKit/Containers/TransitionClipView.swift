/// Clips the transitions of a navigation or tab bar controller to the controller's bounds.
///
/// The clip view contains the container view of the transitions, which does not clip. In view dumps
/// of running iPhones, `UILayoutContainerView` contains `UINavigationTransitionView`, which clips,
/// and `UINavigationTransitionView` contains `UIViewControllerWrapperView`, which does not clip.
/// The cube animation of VCTransitionsLibrary moves the container itself and is nevertheless
/// visible as a whole. Unverified: that tab bar controllers nest their views in the same way as
/// navigation controllers.
@MainActor
final class TransitionClipView: UIView {
  /// Gives this view and `container` the frame `bounds` and makes them resize together with the
  /// superview.
  init(holding container: UIView, in bounds: CGRect) {
    super.init(frame: bounds)
    clipsToBounds = true
    container.frame = self.bounds
    for view in [self, container] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    addSubview(container)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
