/// A pan or pinch recognizer of a scroll view. The recognizers of one scroll view can recognise
/// simultaneously.
protocol ScrollRecognizer: UIGestureRecognizer {}

extension ScrollRecognizer {
  /// Whether `other` belongs to the same scroll view.
  func isPartner(_ other: UIGestureRecognizer) -> Bool {
    other is any ScrollRecognizer && other.view === view
  }
}

/// The pinch recognizer of a scroll view. The pinch recognizer can recognise at the same time as
/// the view's pan recognizer.
final class ScrollPinch: UIPinchGestureRecognizer, ScrollRecognizer {
  weak var host: (any ScrollPinchHost)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    host?.pinchFingersChanged()
    guard state == .possible, liveTouches.count >= 2 else { return }
    if !(host?.mayPinch() ?? false) { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if !liveTouches.isEmpty { host?.pinchFingersChanged() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPartner(preventedGestureRecognizer)
  }
}

/// The scroll view of a `ScrollPinch`.
@MainActor
protocol ScrollPinchHost: AnyObject {
  /// Whether there is a view to zoom. Called when the second touch begins.
  func mayPinch() -> Bool
  /// Called when a touch has begun or ended, which changes the centre of the touches.
  func pinchFingersChanged()
}
