import UIKit

#if canImport(ObjectiveC)
  // This import adds the members that subclasses of a recognizer may override or set.
  import UIKit.UIGestureRecognizerSubclass
#endif

/// The gesture that interrupts a running transition as soon as a touch lands anywhere on the view,
/// whether the transition runs forward or backward. After the interruption, the gesture scrubs the
/// transition forwards and backwards along the interaction's direction.
@MainActor
final class InterruptionDriver: NSObject, UIGestureRecognizerDelegate {
  private let interaction: Interaction
  private let starter: GestureDriver.Starter
  /// Returns the last interruptible transition.
  private let flight: () -> InterruptibleTransitionAnimator?
  var onMoment: ((TransitionMoment) -> Void)?

  private let recognizer: UIGestureRecognizer
  private var drive: ActiveInteraction?

  init(
    _ interaction: Interaction, starter: GestureDriver.Starter,
    flight: @escaping () -> InterruptibleTransitionAnimator?
  ) {
    (self.interaction, self.starter, self.flight) = (interaction, starter, flight)
    recognizer =
      interaction.direction == nil ? UIPinchGestureRecognizer() : LandingPanGestureRecognizer()
    super.init()
    (recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handleCatch:", InterruptionDriver.handleCatch))
  }

  func add(to view: UIView) { view.addGestureRecognizer(recognizer) }

  func remove() { recognizer.view?.removeGestureRecognizer(recognizer) }

  // MARK: UIGestureRecognizerDelegate

  /// Ignores touches while no transition can be interrupted. A pinch still receives touches,
  /// because its first touch may land before the transition starts.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { interaction.direction == nil || flight()?.catchable != nil }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    drive == nil && flight()?.catchable != nil
  }

  // MARK: The gesture

  #if canImport(ObjectiveC)
    @objc
  #endif
  func handleCatch(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: take()
    case .changed: drive?.follow()
    case .ended: release(isCancelled: false)
    case .cancelled, .failed: release(isCancelled: true)
    default: break
    }
  }

  private func take() {
    guard let flight = flight(), let progress = flight.catchable,
      let interactor = flight.interactor
    else { return }
    interactor.pause()
    let geometry = GestureGeometry(
      interaction: interaction, travel: starter.travel, recognizer: recognizer)
    // If the page resisted the last pan, it moved less than the pan, and `mayFinish` still applies.
    // If the page did not resist, the transition may always finish.
    let (resisted, mayFinish) = (interactor.resisted, starter.mayFinish)
    drive = ActiveInteraction(
      interactor, in: geometry, side: flight.operation.isForward ? -1 : 1,
      from: (resisted ? Resistance.pull(progress) : progress, geometry.translation),
      mayFinish: { resisted ? mayFinish() : true }, onMoment: onMoment)
    onMoment?(.caught)
    drive?.follow()
  }

  private func release(isCancelled: Bool) {
    drive?.release(isCancelled: isCancelled)
    drive = nil
  }
}

/// A pan that begins as soon as a touch lands.
private final class LandingPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }
}
