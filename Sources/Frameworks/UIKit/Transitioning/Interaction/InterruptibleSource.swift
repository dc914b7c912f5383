/// The result of `interruptibleAnimator(using:)`, requested once per transition and cached.
///
/// UIKit's header requires that the animator returns one object for the whole transition. Some
/// libraries' animators return a new object for each call and still work on iPhones. Matchcut
/// caches the first object, so that all calls of the interaction controller control one animation.
@MainActor
final class InterruptibleSource {
  private enum State {
    case unasked
    /// `interruptibleAnimator(using:)` is running. While `interruptibleAnimator(using:)` runs,
    /// calls that the animator makes must not call the method again.
    case asking
    case nothing
    case interruptible(InterruptibleAnimation)
  }
  private var state = State.unasked

  /// The animation; nil if the animator has not returned one. Reading this property does not call
  /// the animator.
  var animation: InterruptibleAnimation? {
    guard case .interruptible(let animation) = state else { return nil }
    return animation
  }

  /// Whether the animator returned an animation; nil until `interruptibleAnimator(using:)` has
  /// returned for the first time.
  var isProvided: Bool? {
    switch state {
    case .unasked, .asking: nil
    case .nothing: false
    case .interruptible: true
    }
  }

  /// Returns the animation. Calls the animator's `interruptibleAnimator(using:)` if it has not been
  /// called yet.
  func ask(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    in context: @autoclosure () -> any UIViewControllerContextTransitioning
  ) -> InterruptibleAnimation? {
    guard case .unasked = state else { return animation }
    state = .asking
    let answer = animator.flatMap { Self.answer(of: $0, in: context()) }
    // The animator may have ended the transition while `interruptibleAnimator(using:)` ran.
    if case .asking = state {
      state = answer.map { .interruptible(InterruptibleAnimation($0)) } ?? .nothing
    }
    return animation
  }

  /// Calls `interruptibleAnimator(using:)`. Returns nil if the animator does not implement
  /// `interruptibleAnimator(using:)`.
  private static func answer(
    of animator: any UIViewControllerAnimatedTransitioning,
    in context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    Unanswered.clear()
    let answer = animator.interruptibleAnimator(using: context)
    // Most animators do not implement `interruptibleAnimator(using:)`. The trace omits calls that
    // run only the default implementation.
    guard !Unanswered.clear() else { return nil }
    return CallTrace.ask(
      .animator, animator, .transition(.interruptibleAnimator), { answer },
      answer: { .init($0) })
  }

  /// Releases the animation and prevents further calls. Called when the transition ends.
  func end() { state = .nothing }
}
