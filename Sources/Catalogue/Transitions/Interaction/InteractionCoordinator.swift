import UIKit

/// Manages the gestures of one controller, and the interaction controller of the transition that
/// they request. All delegates of the library use this class.
@MainActor
final class InteractionCoordinator {
  private var drivers: [GestureDriver] = []
  private var interruption: InterruptionDriver?
  /// The interaction controller of a transition that a gesture has requested but that has not
  /// begun.
  private var asked: GestureInteractionController?
  /// The last interruptible transition.
  private weak var flight: InterruptibleTransitionAnimator?

  // MARK: Gestures

  /// Installs a recognizer in `view` for each interaction; the starter that belongs to the
  /// interaction requests the transition. The new recognizers replace the previous ones.
  func install(
    _ transition: Transition, in view: UIView?, _ starters: [(Interaction, GestureDriver.Starter)]
  ) {
    remove()
    guard let view, let interaction = transition.interaction else { return }
    drivers = starters.map { GestureDriver($0, starter: $1) }
    // If a touch returns past its starting point, it begins the opposite transition.
    if drivers.count == 2, interaction.reverses {
      drivers[0].reversal = drivers[1].starter
      drivers[1].reversal = drivers[0].starter
    }
    for driver in drivers {
      driver.onMoment = transition.onMoment
      driver.add(to: view)
    }
    guard interaction.isInterruptible, let starter = starters.first?.1 else { return }
    let interruption = InterruptionDriver(interaction, starter: starter) { [weak self] in
      self?.flight
    }
    interruption.onMoment = transition.onMoment
    interruption.add(to: view)
    self.interruption = interruption
  }

  func remove() {
    for driver in drivers { driver.remove() }
    interruption?.remove()
    (drivers, interruption) = ([], nil)
  }

  // MARK: Driving

  /// Requests a transition that `interactor` drives. Returns false if the transition did not begin.
  func drive(by interactor: GestureInteractionController, _ ask: () -> Bool) -> Bool {
    asked = interactor
    guard ask() else {
      asked = nil
      return false
    }
    return true
  }

  /// Returns the interaction controller for `animator`. If a gesture requested the transition, the
  /// result is the gesture's controller. If no gesture requested the transition, the result is a
  /// controller that waits for an interruption. Returns nil for a transition without interaction.
  func interactor(for animator: any UIViewControllerAnimatedTransitioning)
    -> GestureInteractionController?
  {
    defer { asked = nil }
    guard let flight = animator as? InterruptibleTransitionAnimator else { return asked }
    self.flight = flight
    return flight.taken(by: asked)
  }
}
