import UIKit

/// A page that has a panel to pull out at its right edge.
protocol PanelOwner: UIViewController {
  func canMovePanel(_ way: PanelPan.Way) -> Bool
  func movePanel(_ way: PanelPan.Way)
}

/// Drives a panel by a horizontal drag: to the left pulls it out, to the right pushes it back.
///
/// The finger may land anywhere; the panel's edge moves as far as the finger does. Lifted past the
/// middle of the way it goes on, before that back, and a flick counts as far as it would have
/// carried. The recognizer belongs on the window: the panel itself moves under the finger.
final class PanelPan: NSObject, UIGestureRecognizerDelegate {
  enum Way {
    case opening, closing
  }

  /// How long a flick is followed in thought; seconds.
  private static let foresight: CGFloat = 0.15

  let gestureRecognizer = UIPanGestureRecognizer()
  weak var owner: (any PanelOwner)?

  /// What the transitioning delegate answers: nothing while no finger drags, so that a tap's
  /// transition runs by itself instead of waiting for a hand that never comes.
  var interactionController: UIPercentDrivenInteractiveTransition? {
    way == nil ? nil : percentDriven
  }
  private let percentDriven = UIPercentDrivenInteractiveTransition()
  private var way: Way?

  override init() {
    super.init()
    // A panel that is let go slows down, but never starts anew.
    percentDriven.completionCurve = .easeOut
    gestureRecognizer.delegate = self
    gestureRecognizer.addTarget(self, action: Selector("handlePan:", PanelPan.handlePan))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let beginning else { return false }
    return owner?.canMovePanel(beginning) ?? false
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handlePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      way = beginning
      if let way { owner?.movePanel(way) }
    }
    guard let way else { return }
    let percentage = share(pan.translation(in: pan.view), way)
    switch pan.state {
    case .changed:
      percentDriven.update(min(max(percentage, 0), 1))
    case .ended:
      if percentage + share(pan.velocity(in: pan.view), way) * Self.foresight < 0.5 {
        percentDriven.cancel()
      } else {
        percentDriven.finish()
      }
      self.way = nil
    case .cancelled:
      percentDriven.cancel()
      self.way = nil
    default:
      break
    }
  }

  /// Where a drag that begins now is headed; nowhere if it goes up or down.
  private var beginning: Way? {
    let velocity = gestureRecognizer.velocity(in: gestureRecognizer.view)
    guard abs(velocity.x) > abs(velocity.y) else { return nil }
    return velocity.x < 0 ? .opening : .closing
  }

  /// How much of the panel's way a vector covers.
  private func share(_ vector: CGPoint, _ way: Way) -> CGFloat {
    guard let width = panelWidth, width > 0 else { return 0 }
    return (way == .opening ? -vector.x : vector.x) / width
  }

  /// Known once the presentation has begun; until then nothing can move.
  private var panelWidth: CGFloat? {
    owner?.presentedViewController?.presentationController?
      .frameOfPresentedViewInContainerView.width
  }
}
