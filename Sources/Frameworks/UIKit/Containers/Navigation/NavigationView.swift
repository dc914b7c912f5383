/// A navigation controller's view, whose layout starts transitions.
@MainActor
final class NavigationView: UIView {
  var onLayout: (() -> Void)?
  /// Called when the view has left its window.
  var onLeaving: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { onLeaving?() }
  }
}
