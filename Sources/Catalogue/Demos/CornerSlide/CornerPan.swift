import UIKit

/// A page that a diagonal drag can present or dismiss.
protocol CornerSliding: UIViewController {
  func canSlide(_ direction: CornerPan.Direction) -> Bool
  func slide(_ direction: CornerPan.Direction)
}

/// Drives the slide with a drag along the diagonal of the screen.
///
/// A drag to the upper left presents the page, and a drag to the lower right dismisses it. The drag
/// may begin anywhere. At release, the progress is projected 0.2 s ahead with the touch's velocity.
/// The slide finishes if the projected progress is one half or more; otherwise it is cancelled.
///
/// Add the recognizer to the window and not to a page, because the pages move during the drag.
final class CornerPan: NSObject, UIGestureRecognizerDelegate {
  enum Direction {
    case comingIn, goingAway
  }

  /// How far ahead the progress is projected at release, in seconds.
  private static let foresight: CGFloat = 0.2

  let gestureRecognizer = UIPanGestureRecognizer()
  weak var page: (any CornerSliding)?

  /// The interaction controller that the transitioning delegate returns; nil unless a drag is in
  /// progress. With an interaction controller but no drag, the transition would never advance.
  var interactionController: UIPercentDrivenInteractiveTransition? {
    direction == nil ? nil : percentDriven
  }
  private let percentDriven = UIPercentDrivenInteractiveTransition()
  private var direction: Direction?

  override init() {
    super.init()
    // After the release, the page only decelerates, because it is already moving.
    percentDriven.completionCurve = .easeOut
    gestureRecognizer.delegate = self
    gestureRecognizer.addTarget(self, action: Selector("handlePan:", CornerPan.handlePan))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let beginning else { return false }
    return page?.canSlide(beginning) ?? false
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handlePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      direction = beginning
      if let direction { page?.slide(direction) }
    }
    guard let direction else { return }
    let percentage = along(pan.translation(in: pan.view), direction)
    switch pan.state {
    case .changed:
      percentDriven.update(min(max(percentage, 0), 1))
    case .ended:
      let speed = along(pan.velocity(in: pan.view), direction)
      // The page continues at the velocity of the touch, within limits.
      percentDriven.completionSpeed = min(max(abs(speed) * percentDriven.duration, 1), 3)
      if percentage + speed * Self.foresight < 0.5 {
        percentDriven.cancel()
      } else {
        percentDriven.finish()
      }
      self.direction = nil
    case .cancelled:
      percentDriven.completionSpeed = 1
      percentDriven.cancel()
      self.direction = nil
    default:
      break
    }
  }

  /// The direction that a drag would have if it began now.
  private var beginning: Direction? {
    let speed = along(gestureRecognizer.velocity(in: gestureRecognizer.view), .goingAway)
    if speed == 0 { return nil }
    return speed < 0 ? .comingIn : .goingAway
  }

  /// The component of a vector along the diagonal, as a fraction of the diagonal's length. The
  /// page's corner moves only along the diagonal, so the component along the diagonal keeps the
  /// corner as near to the touch as possible.
  private func along(_ vector: CGPoint, _ direction: Direction) -> CGFloat {
    guard let size = gestureRecognizer.view?.bounds.size, size != .zero else { return 0 }
    let share =
      (vector.x * size.width + vector.y * size.height)
      / (size.width * size.width + size.height * size.height)
    return direction == .goingAway ? share : -share
  }
}
