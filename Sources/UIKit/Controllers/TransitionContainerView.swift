/// The view that holds a transition's views, and a presentation's chrome, in the window.
@MainActor
final class TransitionContainerView: UIView {
  /// Hears of this view's layout.
  weak var presentation: UIPresentationController?

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    super.traitsChanged(from: old, to: new)
    presentation?.tellTraits(from: old, to: new)
  }

  override func layoutSublayers(of layer: CALayer) {
    if let presentation {
      CallTrace.note(.presentation, presentation, "containerViewWillLayoutSubviews()")
      presentation.containerViewWillLayoutSubviews()
    }
    super.layoutSublayers(of: layer)
    if let presentation {
      CallTrace.note(.presentation, presentation, "containerViewDidLayoutSubviews()")
      presentation.containerViewDidLayoutSubviews()
    }
  }
}
