/// A recognizer of a scroll view, which gets along with the others of the same view.
protocol ScrollRecognizer: UIGestureRecognizer {}

extension ScrollRecognizer {
  /// Whether `other` belongs to the same scroll view.
  func isPartner(_ other: UIGestureRecognizer) -> Bool {
    other is any ScrollRecognizer && other.view === view
  }
}

/// What the pinch of a scroll view tells and asks the view.
@MainActor
protocol ScrollPinchHost: AnyObject {
  /// Whether there is something to zoom; asked when the second finger lands.
  func mayPinch() -> Bool
  /// A finger has landed or lifted: the next centre is another one's.
  func pinchFingersChanged()
}

/// The pinch of a scroll view: goes together with its pan.
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
