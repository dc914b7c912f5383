/// The container view of a transition. The view contains the transition's views and a
/// presentation's chrome.
@MainActor
final class TransitionContainerView: UIView {
  /// The presentation controller that receives the layout callbacks of this view.
  private weak var presentation: UIPresentationController?

  init(presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes this view cover all of `window`, also after changes of the window's size.
  func fill(_ window: UIWindow?) {
    frame = window?.bounds ?? .zero
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Copies the position, size and autoresizing of `view`.
  func take(placeOf view: UIView) {
    bounds.size = view.bounds.size
    center = view.center
    autoresizingMask = view.autoresizingMask
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !(presentation?.letsThrough(point) ?? false)
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    super.traitsChanged(from: old, to: new)
    presentation?.tellTraits(from: old, to: new)
  }

  override func layoutSublayers(of layer: CALayer) {
    if let presentation {
      CallTrace.note(.presentation, presentation, .presentation(.containerWillLayout))
      presentation.containerViewWillLayoutSubviews()
      World.current.tell(ContainerLayoutEnded())
    }
    super.layoutSublayers(of: layer)
    if let presentation {
      CallTrace.note(.presentation, presentation, .presentation(.containerDidLayout))
      presentation.containerViewDidLayoutSubviews()
      World.current.tell(ContainerLayoutEnded())
    }
  }
}

/// Sent after a presentation controller's `containerViewWillLayoutSubviews()` or
/// `containerViewDidLayoutSubviews()`.
package struct ContainerLayoutEnded: EngineEvent {}
