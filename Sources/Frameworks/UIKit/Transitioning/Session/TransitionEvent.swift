/// The kind of a transition.
package enum TransitionKind: String, CaseIterable, Sendable {
  case present, dismiss, push, pop, tab
}

/// The events of a transition, in order. If an interaction controller makes a call before the
/// transition begins, the call is reported twice: when it is made, and when it takes effect.
package enum TransitionEvent: Equatable, Sendable {
  /// The delegates have been called, but the transition has not begun.
  case requested
  /// The container exists and the `will…` callbacks have been sent.
  case begun
  /// Sent before and after `animateTransition(using:)`, or before and after the call that replaces
  /// `animateTransition(using:)`. The call that replaces `animateTransition(using:)` is
  /// `interruptibleAnimator(using:)`, or `startInteractiveTransition(_:)` of the app's own
  /// interaction controller.
  case willAnimate, didAnimate
  /// The coordinator's alongside animations have been started.
  case ranAlongside
  /// A gesture interrupts the transition, but the animator's interruptible animation has not
  /// started.
  case lentIdle
  /// The animator requested a view that the context does not provide.
  case missed(UITransitionContextViewKey)
  /// The interaction controller made a call. `isAccepted` is true if the transition accepted the
  /// call.
  case updated(Double, isAccepted: Bool)
  case finished(isAccepted: Bool)
  case cancelled(isAccepted: Bool)
  case paused
  /// `completeTransition(_:)` was called. The engine has not acted on the call of
  /// `completeTransition(_:)` yet.
  case completes(Bool, isAccepted: Bool)
  /// Views are restored and the `did…` callbacks have been sent. This event is the last one of a
  /// transition that has ended normally.
  case ended
  /// The window was removed during the transition. This event is the last one of a transition whose
  /// window was removed.
  case abandoned
}
