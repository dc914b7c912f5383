/// The kind of a transition.
package enum TransitionKind: String, CaseIterable, Sendable {
  case present, dismiss, push, pop, tab
}

/// The events of a transition, in order. Steering calls may precede the start and are reported
/// again when they take effect.
package enum TransitionEvent: Equatable, Sendable {
  /// The delegates have been asked; nothing has begun.
  case requested
  /// The container exists and the will-callbacks have been sent.
  case begun
  /// Before and after `animateTransition(using:)` or the call that replaces it:
  /// `interruptibleAnimator(using:)`, or `startInteractiveTransition(_:)` of the app's own
  /// interaction controller.
  case willAnimate, didAnimate
  /// A gesture interrupts, and the animator's interruptible animation has not been started.
  case lentIdle
  /// The animator requested a view that the context does not provide.
  case missed(UITransitionContextViewKey)
  /// A steering call, and whether the transition accepted it.
  case updated(Double, isHeard: Bool)
  case finished(isHeard: Bool)
  case cancelled(isHeard: Bool)
  case paused
  /// `completeTransition(_:)` was called; the engine has not acted on it yet.
  case completes(Bool, isHeard: Bool)
  /// Views are restored and did-callbacks sent; the last event.
  case ended
  /// The window was removed during the transition; the last event.
  case abandoned
}
