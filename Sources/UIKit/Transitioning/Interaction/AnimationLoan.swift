/// The result of `interruptibleAnimator(using:)`, requested once per transition and cached.
///
/// UIKit's header requires one object for the whole transition. Some libraries return a new object
/// for each call and still work on iPhones. Because the first object is cached, all calls of the
/// interaction controller control the same animation.
@MainActor
final class AnimationLoan {
  private enum State {
    case unasked
    /// `interruptibleAnimator(using:)` is being called. Calls that the animator makes in the
    /// meantime must not call this method again.
    case asking
    case nothing
    case lent(InterruptibleAnimation)
  }
  private var state = State.unasked

  /// The animation, if the animator has returned one. Never calls the animator.
  var animation: InterruptibleAnimation? {
    guard case .lent(let animation) = state else { return nil }
    return animation
  }

  /// Whether the animator returned an animation; nil before the method is called for the first
  /// time.
  var isLent: Bool? {
    switch state {
    case .unasked, .asking: nil
    case .nothing: false
    case .lent: true
    }
  }

  /// Returns the animation. Calls the animator if it has not been called yet.
  func ask(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    in context: @autoclosure () -> any UIViewControllerContextTransitioning
  ) -> InterruptibleAnimation? {
    guard case .unasked = state else { return animation }
    state = .asking
    let answer = animator.flatMap { Self.answer(of: $0, in: context()) }
    // The animator may have ended the transition during the call.
    if case .asking = state { state = answer.map { .lent(InterruptibleAnimation($0)) } ?? .nothing }
    return animation
  }

  /// Returns nil if the animator does not implement the method.
  private static func answer(
    of animator: any UIViewControllerAnimatedTransitioning,
    in context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    Unanswered.clear()
    let answer = animator.interruptibleAnimator(using: context)
    // Most animators do not implement the method; the trace omits those calls.
    guard !Unanswered.clear() else { return nil }
    return CallTrace.ask(
      .animator, animator, .transition(.interruptibleAnimator), { answer },
      answer: { .init($0) })
  }

  /// Releases the animation and prevents further calls. Called when the transition ends.
  func end() { state = .nothing }
}
