/// What kind of change a transition shows.
package enum TransitionKind: String, CaseIterable, Sendable {
  case present, dismiss, push, pop, tab
}

/// The moments of a transition's life, in the order they come. Steering may come early, and is
/// told again when it takes effect.
package enum TransitionEvent: Equatable, Sendable {
  /// The delegates have answered; nothing has begun.
  case requested
  /// The container is there and the will-callbacks have been sent.
  case begun
  /// Just before and just after `animateTransition(using:)`, or what is called in its place: the
  /// question for what the animator lends, or an own interactor's `startInteractiveTransition(_:)`.
  case willAnimate, didAnimate
  /// Somebody interrupts, and what the animator lends has not been started.
  case lentIdle
  /// The context was asked for a view that is not the animator's to move.
  case missed(UITransitionContextViewKey)
  /// The finger's word, and whether the transition listened.
  case updated(Double, isHeard: Bool)
  case finished(isHeard: Bool)
  case cancelled(isHeard: Bool)
  case paused
  /// `completeTransition(_:)`, before the engine does anything about it.
  case completes(Bool, isHeard: Bool)
  /// Views are in order and did-callbacks sent; the last moment.
  case ended
  /// The window was taken down under it; the last moment.
  case abandoned
}
