import UIKit

/// A drag down a page that carries a transition along, and makes no mistake: a way of more than
/// .4 of the page's height finishes it.
class PullDriver: UIPercentDrivenInteractiveTransition {
  private(set) var isPulling = false
  private var begins: () -> Void = {}

  /// Watches for drags on `page`; `begins` asks for the transition.
  func attach(to page: UIView, begins: @escaping () -> Void) {
    self.begins = begins
    page.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("handlePan:", PullDriver.handlePan)))
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    // In the window: the page itself may move.
    let way = pan.translation(in: pan.view?.window).y
    let share = min(max(way / (pan.view?.window?.bounds.height ?? 1), 0), 0.99)
    switch pan.state {
    case .began:
      isPulling = true
      begins()
    case .changed: update(share)
    case .ended: letGo(finishing: share > 0.4)
    case .cancelled, .failed: letGo(finishing: false)
    default: break
    }
  }

  private func letGo(finishing: Bool) {
    isPulling = false
    if finishing { finish() } else { cancel() }
  }
}
