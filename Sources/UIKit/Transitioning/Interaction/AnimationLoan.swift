/// What an animator lends to the engine by `interruptibleAnimator(using:)`: asked for once in a
/// transition, and kept.
///
/// The header expects one object for the life of a transition. Libraries that make another one at
/// each question work on iPhones, so whatever UIKit asks, it steers one animation to its end.
@MainActor
final class AnimationLoan {
  private enum State {
    case unasked
    /// The animator is about to answer; what it calls meanwhile must not ask again.
    case asking
    case nothing
    case lent(InterruptibleAnimation)
  }
  private var state = State.unasked

  /// What has been lent so far. Asks nobody.
  var animation: InterruptibleAnimation? {
    guard case .lent(let animation) = state else { return nil }
    return animation
  }

  /// Whether the animator lends an animation; nil as long as it has not been asked.
  var isLent: Bool? {
    switch state {
    case .unasked, .asking: nil
    case .nothing: false
    case .lent: true
    }
  }

  /// What the animator lends, asked for now if it has not been before.
  func ask(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    in context: @autoclosure () -> any UIViewControllerContextTransitioning
  ) -> InterruptibleAnimation? {
    guard case .unasked = state else { return animation }
    state = .asking
    let answer = animator.flatMap { Self.answer(of: $0, in: context()) }
    // The transition may have ended inside the question.
    if case .asking = state { state = answer.map { .lent(InterruptibleAnimation($0)) } ?? .nothing }
    return animation
  }

  /// Nil when the animator has no such method.
  private static func answer(
    of animator: any UIViewControllerAnimatedTransitioning,
    in context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    Unanswered.clear()
    let answer = animator.interruptibleAnimator(using: context)
    // Most animators have no such method, which is not worth a line in every trace.
    guard !Unanswered.clear() else { return nil }
    return CallTrace.ask(
      .animator, animator, .transition(.interruptibleAnimator), { answer },
      answer: { .init($0) })
  }

  /// The transition is over: lets go of what was lent, and asks for nothing any more.
  func end() { state = .nothing }
}
