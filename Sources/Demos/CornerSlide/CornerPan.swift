import UIKit

/// A page that a diagonal drag can bring in or send away.
protocol CornerSliding: UIViewController {
  func canSlide(_ way: CornerPan.Way) -> Bool
  func slide(_ way: CornerPan.Way)
}

/// Drives the slide by a drag along the diagonal of the screen.
///
/// Towards the upper left the finger pulls the page out of its corner, towards the lower right it
/// pushes the page back; it may land anywhere. It decides where it lifts: past the middle the
/// slide is finished, before it undone, and a flick counts as far as it would have carried.
///
/// The recognizer belongs on the window, because the pages themselves move under the finger.
final class CornerPan: NSObject, UIGestureRecognizerDelegate {
  enum Way {
    case comingIn, goingAway
  }

  /// How long a flick is followed in thought; seconds.
  private static let foresight: CGFloat = 0.2

  let gestureRecognizer = UIPanGestureRecognizer()
  weak var page: (any CornerSliding)?

  /// What the transitioning delegate answers: nothing while no finger drags, so that a tap's
  /// transition runs by itself instead of waiting for a hand that never comes.
  var interactionController: UIPercentDrivenInteractiveTransition? {
    way == nil ? nil : percentDriven
  }
  private let percentDriven = UIPercentDrivenInteractiveTransition()
  private var way: Way?

  override init() {
    super.init()
    // A page that is let go slows down, but never starts anew.
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
      way = beginning
      if let way { page?.slide(way) }
    }
    guard let way else { return }
    let percentage = along(pan.translation(in: pan.view), way)
    switch pan.state {
    case .changed:
      percentDriven.update(min(max(percentage, 0), 1))
    case .ended:
      let speed = along(pan.velocity(in: pan.view), way)
      // The page leaves the finger at the finger's own speed, within reason.
      percentDriven.completionSpeed = min(max(abs(speed) * percentDriven.duration, 1), 3)
      if percentage + speed * Self.foresight < 0.5 {
        percentDriven.cancel()
      } else {
        percentDriven.finish()
      }
      self.way = nil
    case .cancelled:
      percentDriven.completionSpeed = 1
      percentDriven.cancel()
      self.way = nil
    default:
      break
    }
  }

  /// Where a drag that begins now is headed.
  private var beginning: Way? {
    let speed = along(gestureRecognizer.velocity(in: gestureRecognizer.view), .goingAway)
    if speed == 0 { return nil }
    return speed < 0 ? .comingIn : .goingAway
  }

  /// The part of a vector that lies along the diagonal, as a share of the diagonal: the page's
  /// corner stays as near to the finger as its own way lets it.
  private func along(_ vector: CGPoint, _ way: Way) -> CGFloat {
    guard let size = gestureRecognizer.view?.bounds.size, size != .zero else { return 0 }
    let share =
      (vector.x * size.width + vector.y * size.height)
      / (size.width * size.width + size.height * size.height)
    return way == .goingAway ? share : -share
  }
}
