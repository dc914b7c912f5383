import UIKit

/// The fingers of one controller, and who drives what they ask for: what all delegates of the
/// library have in common.
@MainActor
final class TransitionHand {
  private var fingers: [Finger] = []
  private var catcher: CatchingFinger?
  /// Who drives the transition that a finger has asked for and that has not begun.
  private var asked: FingerInteractor?
  /// The last transition that can be caught.
  private weak var flight: InterruptibleTransitionAnimator?

  // MARK: Fingers

  /// Follows the fingers of `transition` in `view`, in place of those before: one for each job, of
  /// the interaction beside it.
  func install(
    _ transition: Transition, in view: UIView?, _ jobs: [(Interaction, Finger.Job)]
  ) {
    remove()
    guard let view, let interaction = transition.interaction else { return }
    fingers = jobs.map { Finger($0, job: $1) }
    // A finger that comes back over the point where it began goes to the other side.
    if fingers.count == 2, interaction.reverses {
      fingers[0].reversal = fingers[1].job
      fingers[1].reversal = fingers[0].job
    }
    for finger in fingers {
      finger.onMoment = transition.onMoment
      finger.add(to: view)
    }
    guard interaction.isInterruptible, let job = jobs.first?.1 else { return }
    let catcher = CatchingFinger(interaction, job: job) { [weak self] in self?.flight }
    catcher.onMoment = transition.onMoment
    catcher.add(to: view)
    self.catcher = catcher
  }

  func remove() {
    for finger in fingers { finger.remove() }
    catcher?.remove()
    (fingers, catcher) = ([], nil)
  }

  // MARK: Driving

  /// Asks for a transition that `interactor` is to drive; false when nothing came of it.
  func drive(by interactor: FingerInteractor, _ ask: () -> Bool) -> Bool {
    asked = interactor
    guard ask() else {
      asked = nil
      return false
    }
    return true
  }

  /// Who drives `animator`: the finger that has asked for it, or whoever catches it; nil where it
  /// is left to itself.
  func interactor(for animator: any UIViewControllerAnimatedTransitioning) -> FingerInteractor? {
    defer { asked = nil }
    guard let flight = animator as? InterruptibleTransitionAnimator else { return asked }
    self.flight = flight
    return flight.taken(by: asked)
  }
}
