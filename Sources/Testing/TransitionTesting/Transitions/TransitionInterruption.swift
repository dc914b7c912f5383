import Stage

/// Interrupts a non-interactive animation and reverses it, as an app's gesture does with an
/// interruptible transition.
@MainActor
struct TransitionInterruption {
  /// The time, in seconds, for which the animation is paused.
  private static let hold = 0.1
  /// An animation is interrupted only if it lasts at least this many seconds, which is four ticks
  /// (unverified).
  private static let shortest = FrameClock.time(ofTick: 4)

  /// The time at which the animation is interrupted, in seconds after the trigger was performed. It
  /// is the middle of the animation's non-interactive part. If the animation cannot be interrupted,
  /// the result is the reason.
  static func moment(
    in transitions: some Sequence<TransitionEvidence>, from trigger: Double
  ) -> Result<Double, Refusal> {
    guard let seen = transitions.first(where: { $0.outcome == .completed }),
      let began = seen.animatedAt, let end = seen.completions.first(where: \.isAccepted)
    else { return .failure(Refusal("no transition ran to its end")) }
    guard seen.isInterruptible else {
      let reason =
        seen.isSystem
        ? "UIKit's own animation runs it"
        : "\(seen.culprit.name) has no interruptibleAnimator(using:)"
      return .failure(Refusal("\(seen.title) cannot be interrupted: \(reason)"))
    }
    let release = seen.steering.last { $0.isAccepted && $0.word == .finish }
    let start = max(release?.time ?? began, began)
    guard end.time - start > shortest else {
      return .failure(Refusal("\(seen.title) is too short to be interrupted"))
    }
    return .success((start + end.time) / 2 - trigger)
  }

  /// Why the animation was not interrupted, as a clause.
  struct Refusal: Error, Equatable {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private let context: any UIViewControllerContextTransitioning
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: UIPercentDrivenInteractiveTransition?

  /// Returns nil if no interruptible animation is running.
  init?(on stage: Stage) {
    guard let seen = stage.evidence?.transitions.last(where: { $0.outcome == .running }),
      let context = seen.context?.object as? any UIViewControllerContextTransitioning,
      let animator = seen.animator?.object as? any UIViewControllerAnimatedTransitioning
    else { return nil }
    (self.context, self.animator) = (context, animator)
    interactor = seen.interactor?.object as? UIPercentDrivenInteractiveTransition
  }

  /// Pauses the animation, then reverses it.
  func reverse(on stage: Stage) {
    stage.run { interactor.map { $0.pause() } ?? context.pauseInteractiveTransition() }
    stage.advance(by: Self.hold)
    stage.run {
      // A percent-driven interaction controller reverses the animation itself.
      if let interactor { return interactor.cancel() }
      context.cancelInteractiveTransition()
      let animation = animator.interruptibleAnimator(using: context)
      guard animation.state == .active else { return }
      animation.isReversed = true
      animation.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}
