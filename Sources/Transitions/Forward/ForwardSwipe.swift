import UIKit

/// Where a swipe leads.
enum ForwardSwipeWay: CaseIterable {
  case back, forward
}

/// Who knows where swipes may lead, and goes there.
@MainActor
protocol ForwardSwipeOwner: AnyObject {
  /// Whether a finger that moves now may go this way. Asked once for each swipe.
  func canSwipe(_ way: ForwardSwipeWay) -> Bool
  /// The finger has begun; `interactor` is to drive what is asked for now.
  func swipeBegan(_ way: ForwardSwipeWay, _ interactor: UIPercentDrivenInteractiveTransition)
  /// Whether a finger that lifts here and at this speed has gone far enough.
  func finishesSwipe(at progress: CGFloat, velocity: CGFloat) -> Bool
  func swipeEnded()
}

/// A finger that goes back or forward, from an edge of the screen or from anywhere.
///
/// Back is from the leading edge inwards, forward from the trailing edge, so that both change
/// sides where the interface reads from right to left.
@MainActor
final class ForwardSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIPanGestureRecognizer
  let way: ForwardSwipeWay
  private weak var owner: (any ForwardSwipeOwner)?
  private var interactor: FingerInteractor?

  init(_ way: ForwardSwipeWay, fromEdge: Bool, owner: any ForwardSwipeOwner) {
    self.way = way
    self.owner = owner
    recognizer = fromEdge ? UIScreenEdgePanGestureRecognizer() : UIPanGestureRecognizer()
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handleSwipe:", ForwardSwipe.handleSwipe))
  }

  // MARK: UIGestureRecognizerDelegate

  /// The edge is chosen when a finger lands: the layout direction may have changed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    (recognizer as? UIScreenEdgePanGestureRecognizer)?.edges = sign > 0 ? .left : .right
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, interactor == nil else { return false }
    if !(recognizer is UIScreenEdgePanGestureRecognizer) {
      let velocity = recognizer.velocity(in: recognizer.view)
      guard sign * velocity.x > abs(velocity.y) else { return false }
    }
    return owner.canSwipe(way)
  }

  /// What else can be dragged at the edge waits for the swipe. Away from the edge the swipe has
  /// failed by then.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    recognizer is UIScreenEdgePanGestureRecognizer
      && otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  // MARK: The finger

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handleSwipe(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let progress = sign * recognizer.translation(in: view).x / max(view.bounds.width, 1)
    switch recognizer.state {
    case .began:
      let interactor = FingerInteractor()
      self.interactor = interactor
      owner?.swipeBegan(way, interactor)
    case .changed:
      interactor?.update(progress)
    case .ended:
      let velocity = sign * recognizer.velocity(in: view).x
      letGo(finishes: owner?.finishesSwipe(at: progress, velocity: velocity) ?? false)
    case .cancelled, .failed:
      // A finger that is taken away has decided nothing.
      letGo(finishes: false)
    default: break
    }
  }

  private func letGo(finishes: Bool) {
    guard let interactor else { return }
    self.interactor = nil
    if finishes { interactor.finish() } else { interactor.cancel() }
    owner?.swipeEnded()
  }

  /// Which way on the screen leads on: 1 to the right.
  private var sign: CGFloat {
    let isMirrored = recognizer.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (way == .back) == isMirrored ? -1 : 1
  }
}
