import UIKit

/// Runs a transition by a property animator, which a finger can take hold of, move, and send on
/// either way, as often as it likes.
///
/// The animation itself is even, so that its fraction is how far the pages have come; by itself it
/// is carried on at the transition's pace.
final class InterruptibleTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let performance: TransitionPerformance
  private var scene: TransitionScene?
  /// Made when it is asked for first, and the same until the transition is over.
  private var animator: UIViewPropertyAnimator?
  /// Who takes hold of it.
  private(set) var interactor: FingerInteractor?

  init(_ performance: TransitionPerformance) {
    self.performance = performance
    super.init()
  }

  // MARK: UIViewControllerAnimatedTransitioning

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { performance.duration(in: transitionContext) }

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
    let made = UIViewPropertyAnimator(duration: performance.duration(in: context), curve: .linear)
    // The pages take no touches on the way: what lands on them is the finger's.
    made.isUserInteractionEnabled = false
    made.addAnimations { [weak self] in self?.perform(in: context) }
    made.addCompletion { [weak self] _ in self?.end() }
    animator = made
    return made
  }

  /// Once, by whoever comes first: an interactor of the app's own may steer the animator without
  /// having it animate.
  private func setScene(in context: any UIViewControllerContextTransitioning) {
    if scene == nil { scene = performance.begin(in: context, by: self) }
  }

  private func perform(in context: any UIViewControllerContextTransitioning) {
    UIView.performWithoutAnimation { setScene(in: context) }
    guard let scene else { return }
    guard scene.hasPartialSteps else {
      for step in scene.steps { step.changes() }
      return
    }
    // Lasts as long as the animator does.
    UIView.animateKeyframes(
      withDuration: 0, delay: 0, options: .calculationModeLinear, animations: scene.addKeyframes)
  }

  private func end() {
    guard let scene else { return }
    self.scene = nil
    performance.end(scene)
  }

  private func pace(of scene: TransitionScene) -> any UITimingCurveProvider {
    switch performance.transition.timing.pace {
    case .curve(let curve): UICubicTimingParameters(animationCurve: curve)
    case .spring(let damping, let velocity) where !scene.hasPartialSteps:
      UISpringTimingParameters(
        dampingRatio: damping, initialVelocity: CGVector(dx: velocity, dy: velocity))
    case .spring: UICubicTimingParameters(animationCurve: .easeOut)
    }
  }

  // MARK: For the hand

  var operation: TransitionOperation { performance.operation }

  /// Gives it the interactor of the finger that has asked for it, or one that waits for a finger.
  func taken(by asked: FingerInteractor?) -> FingerInteractor {
    let interactor = asked ?? FingerInteractor(waiting: true)
    self.interactor = interactor
    return interactor
  }

  /// How far it has come on its way, 0 to 1; nil where nobody can take hold of it: before it has
  /// begun, in a finger's hand, at an end, and while a spring swings beyond one.
  var catchable: CGFloat? {
    guard let animator, interactor != nil, animator.state == .active, animator.isRunning else {
      return nil
    }
    let fraction = animator.fractionComplete
    guard fraction > 0, fraction < 1 else { return nil }
    return animator.isReversed ? 1 - fraction : fraction
  }
}
