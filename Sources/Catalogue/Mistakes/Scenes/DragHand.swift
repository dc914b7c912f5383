import UIKit

/// Drives a transition correctly with a drag down the window. The transition finishes if the drag
/// is longer than 0.4 of the window's height. Entries with a mistake in the gesture subclass this
/// class and override methods.
class DragHand: UIPercentDrivenInteractiveTransition {
  let pan = UIPanGestureRecognizer()
  var isDragging = false
  private(set) var begin: () -> Void = {}

  override init() {
    super.init()
    pan.addTarget(self, action: Selector("handlePan:", DragHand.handlePan))
  }

  /// Adds the recognizer to `place`; `begin` starts the transition.
  func attach(to place: UIView, begin: @escaping () -> Void) {
    self.begin = begin
    place.addGestureRecognizer(pan)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: start()
    case .changed: update(percent)
    case .ended: lift()
    case .cancelled, .failed: lose()
    default: break
    }
  }

  func start() {
    isDragging = true
    begin()
  }

  /// How far the touch has moved down, as a fraction of the window's height.
  var percent: CGFloat {
    guard let window = pan.view?.window ?? pan.view else { return 0 }
    return min(max(pan.translation(in: window).y / window.bounds.height, 0), 1)
  }

  /// Called when the touch lifts. The transition finishes if the drag is long enough; otherwise it
  /// is cancelled.
  func lift() {
    isDragging = false
    if percent > 0.4 { finish() } else { cancel() }
  }

  /// Called when the touch is cancelled. Cancels the transition.
  func lose() {
    isDragging = false
    cancel()
  }
}
