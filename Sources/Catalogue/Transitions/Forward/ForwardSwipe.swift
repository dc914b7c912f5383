import UIKit

/// A swipe back or forward, from an edge of the screen or from anywhere.
///
/// A swipe back moves inward from the leading edge, and a swipe forward from the trailing edge.
/// Right-to-left layouts mirror the swipes. The swipe does not wait for scroll views.
@MainActor
final class ForwardSwipe: GestureDriver {
  /// Whether the swipe goes back or forward.
  enum Direction: CaseIterable {
    case back, forward
  }
  let direction: Direction
  private let canGo: () -> Bool
  private let ended: () -> Void

  /// `canGo` is called once per swipe, when the touch moves in the swipe's direction. `go` requests
  /// the transition, which the interaction controller drives. `ended` is called once for each `go`,
  /// when the swipe has finished or cancelled the transition.
  init(
    _ direction: Direction, fromEdge: Bool, policy: CompletionPolicy, canGo: @escaping () -> Bool,
    go: @escaping (GestureInteractionController) -> Void, ended: @escaping () -> Void
  ) {
    (self.direction, self.canGo, self.ended) = (direction, canGo, ended)
    let edge: Edge = direction == .back ? .left : .right
    let interaction: Interaction = fromEdge ? .edgePan(from: edge) : .pan(to: edge.opposite)
    let starter = Starter(
      canBegin: { true },
      begin: { interactor in
        go(interactor)
        return true
      },
      isBusy: { false })
    super.init(interaction.policy(policy), starter: starter)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && canGo()
  }

  override func scroller(around view: UIView) -> UIScrollView? { nil }

  /// Ignores the state `.began`, so that the page does not move until the touch moves again.
  override func follow() {
    if recognizer.state != .began { super.follow() }
  }

  override func release(isCancelled: Bool) {
    let hadBegun = isDriving
    super.release(isCancelled: isCancelled)
    if hadBegun { ended() }
  }
}
