/// The animation object that an animator lends to the engine, so that its transition can be
/// scrubbed, paused, carried on and turned round (facts C.10).
@MainActor
final class InterruptibleAnimation {
  private let animator: any UIViewControllerAnimatedTransitioning
  private weak var context: (any UIViewControllerContextTransitioning)?
  private let animation: any UIViewImplicitlyAnimating

  /// Nil when the animator has no `interruptibleAnimator(using:)`.
  init?(
    of animator: any UIViewControllerAnimatedTransitioning,
    in context: any UIViewControllerContextTransitioning
  ) {
    guard let animation = Self.ask(animator, context) else { return nil }
    self.animator = animator
    self.context = context
    self.animation = animation
  }

  private static func ask(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    Unanswered.clear()
    let answer = animator.interruptibleAnimator(using: context)
    // Most animators have no such method, which is not worth a line in every trace.
    guard !Unanswered.clear() else { return nil }
    return CallTrace.ask(
      .animator, animator, "interruptibleAnimator(using: context)", { answer },
      answer: { CallTrace.named($0) })
  }

  /// The animation, asked for anew as UIKit does; another one than the first is a mistake.
  private func asked() -> any UIViewImplicitlyAnimating {
    if let context, let again = Self.ask(animator, context), again !== animation {
      let names = World.current.names
      UIKitLog.warn(
        "\(names(animator)).interruptibleAnimator(using:) must return the same object for the "
          + "whole transition, but returned \(names(again)) after \(names(animation)); the first "
          + "one goes on.")
    }
    return animation
  }

  /// How far it is on its way to the end, 0…1, whichever way it runs.
  var progress: Double {
    let fraction = Double(animation.fractionComplete)
    return animation.isReversed ? 1 - fraction : fraction
  }

  /// Whether nobody has started it.
  var isIdle: Bool { animation.state == .inactive }

  /// What its blocks wrote and added; nil where it is an object of the app's own making.
  var capture: AnimationCapture? { (animation as? UIViewPropertyAnimator)?.capture }

  /// Stops it where it is, forwards from here on.
  func pause() {
    let animation = asked()
    guard animation.state != .stopped else { return }
    animation.pauseAnimation()
    animation.isReversed = false
  }

  func scrub(to percent: Double) {
    guard animation.state != .stopped else { return }
    animation.fractionComplete = CGFloat(percent)
  }

  /// Lets it run on or back; the rest takes `seconds` of the animator's `duration`.
  func carryOn(
    backwards: Bool, seconds: Double, of duration: Double, _ timing: (any UITimingCurveProvider)?
  ) {
    let animation = asked()
    guard animation.state == .active else { return }
    animation.isReversed = backwards
    animation.continueAnimation(
      withTimingParameters: timing, durationFactor: duration > 0 ? seconds / duration : 0)
  }

  /// Adds blocks that run alongside; false when the object takes none.
  func add(_ blocks: [() -> Void]) -> Bool {
    guard animation.state != .stopped else { return false }
    for block in blocks {
      Unanswered.clear()
      animation.addAnimations(block)
      if Unanswered.clear() { return false }
    }
    return true
  }

  /// The transition is taken down: nobody will finish the animation.
  func abandon() {
    if animation.state == .active { animation.stopAnimation(true) }
  }
}
