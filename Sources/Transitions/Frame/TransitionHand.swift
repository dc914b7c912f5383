import UIKit

/// The gestures of one controller, and the interactor of the transition they request. Shared by all
/// delegates of the library.
@MainActor
final class TransitionHand {
  private var fingers: [Finger] = []
  private var catcher: CatchingFinger?
  /// The interactor of a transition that a gesture has requested and that has not begun.
  private var asked: FingerInteractor?
  /// The last interruptible transition.
  private weak var flight: InterruptibleTransitionAnimator?

  // MARK: Gestures

  /// Installs a recognizer in `view` for each pair of interaction and job, replacing the previous
  /// ones.
  func install(
    _ transition: Transition, in view: UIView?, _ jobs: [(Interaction, Finger.Job)]
  ) {
    remove()
    guard let view, let interaction = transition.interaction else { return }
    fingers = jobs.map { Finger($0, job: $1) }
    // A touch that returns past its start begins the opposite transition.
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

  /// Requests a transition that `interactor` drives; returns false if none began.
  func drive(by interactor: FingerInteractor, _ ask: () -> Bool) -> Bool {
    asked = interactor
    guard ask() else {
      asked = nil
      return false
    }
    return true
  }

  /// Returns the interactor for `animator`: that of the requesting gesture, or one for
  /// interruptions; nil for a transition without interaction.
  func interactor(for animator: any UIViewControllerAnimatedTransitioning) -> FingerInteractor? {
    defer { asked = nil }
    guard let flight = animator as? InterruptibleTransitionAnimator else { return asked }
    self.flight = flight
    return flight.taken(by: asked)
  }
}
