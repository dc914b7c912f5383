import UIKit

/// Runs a transition with a property animator. A gesture can interrupt the transition, scrub it,
/// and continue it in either direction, any number of times.
///
/// The property animator is linear, so that its `fractionComplete` equals the transition's
/// progress. When the gesture is released, the property animator continues with the transition's
/// timing curve.
final class InterruptibleTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let runner: TransitionRunner
  private var scene: TransitionScene?
  /// The property animator. The property animator is created when it is first requested, and kept
  /// until the transition ends.
  private var animator: UIViewPropertyAnimator?
  /// The interaction controller that may interrupt the animator.
  private(set) var interactor: GestureInteractionController?

  init(_ runner: TransitionRunner) {
    self.runner = runner
    super.init()
  }

  // MARK: UIViewControllerAnimatedTransitioning

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { runner.duration(in: transitionContext) }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { propertyAnimator(in: transitionContext) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    setScene(in: transitionContext)
    guard let scene else { return }
    let animator = propertyAnimator(in: transitionContext)
    animator.fractionComplete = 0
    animator.continueAnimation(withTimingParameters: pace(of: scene), durationFactor: 1)
  }

  // MARK: The animation

  private func propertyAnimator(
    in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: runner.duration(in: context), curve: .linear)
    // During the transition the pages do not receive touches. A touch on the pages may interrupt
    // the transition.
    made.isUserInteractionEnabled = false
    made.addAnimations { [weak self] in self?.perform(in: context) }
    made.addCompletion { [weak self] _ in self?.end() }
    animator = made
    return made
  }

  /// Prepares the scene once, when the animator is first requested. The animator may be requested
  /// without a call of `animateTransition`, because an app's own interaction controller may control
  /// the animator directly.
  private func setScene(in context: any UIViewControllerContextTransitioning) {
    if scene == nil { scene = runner.begin(in: context, by: self) }
  }

  private func perform(in context: any UIViewControllerContextTransitioning) {
    UIView.performWithoutAnimation { setScene(in: context) }
    guard let scene else { return }
    guard scene.hasPartialSteps else {
      for step in scene.steps { step.changes() }
      return
    }
    // The keyframes have the same duration as the property animator.
    UIView.animateKeyframes(
      withDuration: 0, delay: 0, options: .calculationModeLinear, animations: scene.addKeyframes)
  }

  private func end() {
    guard let scene else { return }
    self.scene = nil
    runner.end(scene)
  }

  private func pace(of scene: TransitionScene) -> any UITimingCurveProvider {
    switch runner.transition.timing.pace {
    case .curve(let curve): UICubicTimingParameters(animationCurve: curve)
    case .spring(let damping, let velocity) where !scene.hasPartialSteps:
      UISpringTimingParameters(
        dampingRatio: damping, initialVelocity: CGVector(dx: velocity, dy: velocity))
    case .spring: UICubicTimingParameters(animationCurve: .easeOut)
    }
  }

  // MARK: Interruption

  var operation: TransitionOperation { runner.operation }

  /// Stores and returns the interaction controller. If a gesture requested the transition, the
  /// result is the gesture's controller. If no gesture requested the transition, the result is a
  /// new controller that waits for a gesture.
  func taken(by asked: GestureInteractionController?) -> GestureInteractionController {
    let interactor = asked ?? GestureInteractionController(waiting: true)
    self.interactor = interactor
    return interactor
  }

  /// The progress, from 0 to 1, at which a gesture can interrupt the animator. Nil if the animator
  /// cannot be interrupted. The animator cannot be interrupted before the start, during an
  /// interaction, at either end, and while a spring overshoots.
  var catchable: CGFloat? {
    guard let animator, interactor != nil, animator.state == .active, animator.isRunning else {
      return nil
    }
    let fraction = animator.fractionComplete
    guard fraction > 0, fraction < 1 else { return nil }
    return animator.isReversed ? 1 - fraction : fraction
  }
}
