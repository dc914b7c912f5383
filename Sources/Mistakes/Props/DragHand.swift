import UIKit

/// Drives a transition by a drag down the window, and makes no mistake: more than .4 of the
/// window's height finishes it. Mistakes override a step.
class DragHand: UIPercentDrivenInteractiveTransition {
  let pan = UIPanGestureRecognizer()
  var isDragging = false
  private(set) var begin: () -> Void = {}

  override init() {
    super.init()
    pan.addTarget(self, action: Selector("handlePan:", DragHand.handlePan))
  }

  /// Watches for drags on `place`; `begin` asks for the transition.
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

  /// How far the finger has come, as a share of the window's height.
  var percent: CGFloat {
    guard let window = pan.view?.window ?? pan.view else { return 0 }
    return min(max(pan.translation(in: window).y / window.bounds.height, 0), 1)
  }

  /// The finger has lifted, which decides.
  func lift() {
    isDragging = false
    if percent > 0.4 { finish() } else { cancel() }
  }

  /// The finger was taken away, which decides nothing.
  func lose() {
    isDragging = false
    cancel()
  }
}
