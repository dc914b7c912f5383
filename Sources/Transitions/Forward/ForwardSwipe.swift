import UIKit

/// A swipe that goes back or forward, from an edge of the screen or from anywhere.
///
/// Back is from the leading edge inwards, forward from the trailing edge, so that both change
/// sides where the interface reads from right to left. Scroll views do not keep it waiting.
@MainActor
final class ForwardSwipe: Finger {
  /// Where a swipe leads.
  enum Way: CaseIterable {
    case back, forward
  }
  let way: Way
  private let canGo: () -> Bool
  private let ended: () -> Void

  /// `canGo` is asked once for each swipe, when its direction is right. `go` asks for the transition
  /// that the interactor is to drive. `ended` follows each `go`, when the finger has decided.
  init(
    _ way: Way, fromEdge: Bool, policy: CompletionPolicy, canGo: @escaping () -> Bool,
    go: @escaping (FingerInteractor) -> Void, ended: @escaping () -> Void
  ) {
    (self.way, self.canGo, self.ended) = (way, canGo, ended)
    let edge: Edge = way == .back ? .left : .right
    let interaction: Interaction = fromEdge ? .edgePan(from: edge) : .pan(to: edge.opposite)
    let job = Job(
      canBegin: { true },
      begin: { interactor in
        go(interactor)
        return true
      },
      isBusy: { false })
    super.init(interaction.policy(policy), job: job)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && canGo()
  }

  override func scroller(around view: UIView) -> UIScrollView? { nil }

  /// The page begins to move with the first movement after the swipe has been recognized.
  override func follow() {
    if recognizer.state != .began { super.follow() }
  }

  override func letGo(isCancelled: Bool) {
    let hadBegun = isDriving
    super.letGo(isCancelled: isCancelled)
    if hadBegun { ended() }
  }
}
