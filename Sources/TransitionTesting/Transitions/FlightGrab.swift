import Stage

/// Takes hold of an animation that runs by itself, and turns it back: what an app's own gesture
/// does with an interruptible transition.
@MainActor
struct FlightGrab {
  /// Seconds that the animation is held where it was caught.
  private static let hold = 0.1
  /// Fewer seconds of flight leave nothing to be caught: four turns, unverified.
  private static let shortest = FrameClock.time(ofTurn: 4)

  /// When there is something to catch, in seconds from a cue on: in the middle of what runs by
  /// itself. Else why there is nothing.
  static func moment(
    in transitions: some Sequence<TransitionEvidence>, from cue: Double
  ) -> Result<Double, Refusal> {
    guard let seen = transitions.first(where: { $0.outcome == .completed }),
      let began = seen.animatedAt, let end = seen.completions.first(where: \.isHeard)
    else { return .failure(Refusal("no transition ran to its end")) }
    guard seen.isInterruptible else {
      let reason =
        seen.isSystem
        ? "UIKit's own animation runs it"
        : "\(seen.culprit.name) has no interruptibleAnimator(using:)"
      return .failure(Refusal("nothing can catch \(seen.title) in flight: \(reason)"))
    }
    let release = seen.steering.last { $0.isHeard && $0.word == .finish }
    let start = max(release?.time ?? began, began)
    guard end.time - start > shortest else {
      return .failure(Refusal("\(seen.title) does not fly long enough to be caught"))
    }
    return .success((start + end.time) / 2 - cue)
  }

  /// Why nothing was caught, as a clause.
  struct Refusal: Error, Equatable {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private let context: any UIViewControllerContextTransitioning
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: UIPercentDrivenInteractiveTransition?

  /// Nil where nothing that can be caught runs now.
  init?(on stage: Stage) {
    guard let seen = stage.evidence?.transitions.last(where: { $0.outcome == .running }),
      let context = seen.context?.object as? any UIViewControllerContextTransitioning,
      let animator = seen.animator?.object as? any UIViewControllerAnimatedTransitioning
    else { return nil }
    (self.context, self.animator) = (context, animator)
    interactor = seen.interactor?.object as? UIPercentDrivenInteractiveTransition
  }

  /// Holds it, and sends it back to where it came from.
  func reverse(on stage: Stage) {
    stage.run { interactor.map { $0.pause() } ?? context.pauseInteractiveTransition() }
    stage.advance(by: Self.hold)
    stage.run {
      // A percent-driven interactor turns the animation itself.
      if let interactor { return interactor.cancel() }
      context.cancelInteractiveTransition()
      let animation = animator.interruptibleAnimator(using: context)
      guard animation.state == .active else { return }
      animation.isReversed = true
      animation.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}
