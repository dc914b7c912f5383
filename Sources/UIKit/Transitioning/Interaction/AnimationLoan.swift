/// The result of `interruptibleAnimator(using:)`, requested once per transition and cached.
///
/// The header requires one object for the whole transition. Some libraries return a new object for
/// each call and still work on iPhones; caching the first one keeps all steering on one animation.
@MainActor
final class AnimationLoan {
  private enum State {
    case unasked
    /// The call is in progress; calls that the animator makes meanwhile must not repeat it.
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

  /// Whether the animator returned an animation; nil before the first call.
  var isLent: Bool? {
    switch state {
    case .unasked, .asking: nil
    case .nothing: false
    case .lent: true
    }
  }

  /// The animation; calls the animator if that has not happened yet.
  func ask(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    in context: @autoclosure () -> any UIViewControllerContextTransitioning
  ) -> InterruptibleAnimation? {
    guard case .unasked = state else { return animation }
    state = .asking
    let answer = animator.flatMap { Self.answer(of: $0, in: context()) }
    // The call may have ended the transition.
    if case .asking = state { state = answer.map { .lent(InterruptibleAnimation($0)) } ?? .nothing }
    return animation
  }

  /// Nil when the animator does not implement the method.
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

  /// Releases the animation and prevents further calls; for the end of the transition.
  func end() { state = .nothing }
}
