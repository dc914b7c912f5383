import UIKit

/// A page with a panel that can be pulled in from its right edge.
protocol PanelOwner: UIViewController {
  func canMovePanel(_ direction: PanelPan.Direction) -> Bool
  func movePanel(_ direction: PanelPan.Direction)
}

/// Drives a panel with a horizontal drag. A drag to the left opens the panel, and a drag to the
/// right closes it.
///
/// The drag may begin anywhere. The panel's edge moves as far as the touch. At release, the
/// progress is projected 0.15 s ahead with the touch's velocity. The transition finishes if the
/// projected progress is one half or more; otherwise it is cancelled. Add the recognizer to the
/// window and not to a page, because the panel moves during the drag.
final class PanelPan: NSObject, UIGestureRecognizerDelegate {
  enum Direction {
    case opening, closing
  }

  /// How far ahead the progress is projected at release, in seconds.
  private static let foresight: CGFloat = 0.15

  let gestureRecognizer = UIPanGestureRecognizer()
  weak var owner: (any PanelOwner)?

  /// The interaction controller that the transitioning delegate returns; nil unless a drag is in
  /// progress. With an interaction controller but no drag, the transition would never advance.
  var interactionController: UIPercentDrivenInteractiveTransition? {
    direction == nil ? nil : percentDriven
  }
  private let percentDriven = UIPercentDrivenInteractiveTransition()
  private var direction: Direction?

  override init() {
    super.init()
    // After the release, the panel only decelerates, because it is already moving.
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
      direction = beginning
      if let direction { owner?.movePanel(direction) }
    }
    guard let direction else { return }
    let percentage = share(pan.translation(in: pan.view), direction)
    switch pan.state {
    case .changed:
      percentDriven.update(min(max(percentage, 0), 1))
    case .ended:
      if percentage + share(pan.velocity(in: pan.view), direction) * Self.foresight < 0.5 {
        percentDriven.cancel()
      } else {
        percentDriven.finish()
      }
      self.direction = nil
    case .cancelled:
      percentDriven.cancel()
      self.direction = nil
    default:
      break
    }
  }

  /// The direction that a drag would have if it began now; nil if the drag is vertical.
  private var beginning: Direction? {
    let velocity = gestureRecognizer.velocity(in: gestureRecognizer.view)
    guard abs(velocity.x) > abs(velocity.y) else { return nil }
    return velocity.x < 0 ? .opening : .closing
  }

  /// The horizontal component of a vector, as a fraction of the panel's width.
  private func share(_ vector: CGPoint, _ direction: Direction) -> CGFloat {
    guard let width = panelWidth, width > 0 else { return 0 }
    return (direction == .opening ? -vector.x : vector.x) / width
  }

  /// The width of the panel. The width is nil until the presentation has begun; until then the
  /// panel cannot move.
  private var panelWidth: CGFloat? {
    owner?.presentedViewController?.presentationController?
      .frameOfPresentedViewInContainerView.width
  }
}
