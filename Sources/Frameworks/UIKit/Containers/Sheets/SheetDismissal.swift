/// The interactive dismissal of a sheet. This object reports the sheet's progress to the
/// transition.
///
/// The gesture moves the sheet itself. The app's alongside animations follow the container's clock,
/// which is held at the sheet's progress. After the release, the container's clock runs to the end
/// of the transition in the time that the sheet needs.
@MainActor
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var session: TransitionSession?
  private var percent: CGFloat = 0
  /// The user's release of the sheet, if it happened before the transition started. The release can
  /// come first because the transition starts only after the next commit.
  private var early: (finishes: Bool, seconds: Double)?

  private(set) var completionSpeed: CGFloat = 1
  /// The transition's completion is fast at first, like the sheet's spring. The spring itself moves
  /// only the sheet.
  var completionCurve: UIView.AnimationCurve { .easeOut }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    session = (transitionContext as? TransitionContext)?.session
    session?.beginScrubbing()
    session?.update(Double(percent))
    if let early { release(finishes: early.finishes, in: early.seconds) }
  }

  func update(_ percent: CGFloat) {
    self.percent = percent
    session?.update(Double(percent))
  }

  /// Ends the interaction. The rest of the transition runs forwards or backwards in `seconds`.
  func release(finishes: Bool, in seconds: Double) {
    guard let session else {
      early = (finishes, seconds)
      return
    }
    let rest = finishes ? 1 - session.percentComplete : session.percentComplete
    if rest > 0, seconds > 0 { completionSpeed = CGFloat(rest * session.duration / seconds) }
    if finishes {
      session.finish()
    } else {
      session.cancel()
      if !session.hasEnded { TransitionGate.current.letsTouchesThrough = true }
    }
  }

  func complete(_ didComplete: Bool) { session?.context.completeTransition(didComplete) }
}
