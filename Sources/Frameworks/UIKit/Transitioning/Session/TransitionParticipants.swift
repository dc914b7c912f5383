/// A transition event, together with the transition to which it belongs.
package struct TransitionReached: EngineEvent {
  package let party: TransitionParticipants
  package let moment: TransitionEvent
}

/// Reports a state change of a session: the state before the change, and the move.
package struct TransitionMoved: EngineEvent {
  package let state: TransitionState
  package let move: TransitionState.Move
}

/// Gives read access to a transition. The methods use only the engine's data, so they never call
/// the app.
@MainActor
package struct TransitionParticipants {
  private let session: TransitionSession
  private var host: any TransitionHost { session.host }

  init(_ session: TransitionSession) { self.session = session }

  /// Identifies the transition while it exists.
  package var id: ObjectIdentifier { ObjectIdentifier(session) }
  package var kind: TransitionKind { host.kind }
  package var style: UIModalPresentationStyle { host.presentationStyle }
  /// Whether the presented controller's style is automatic and resolves to a page sheet.
  package var isSheetByDefault: Bool {
    guard kind == .present || kind == .dismiss else { return false }
    let presented = kind == .present ? to : from
    return presented.isStyleAutomatic && style == .pageSheet
  }
  package var from: UIViewController { host.from }
  package var to: UIViewController { host.to }
  /// The container controller whose children change; nil for presentations.
  package var owner: UIViewController? { host.owner }
  package var presentation: UIPresentationController? { host.presentationController }
  package var containerView: UIView { host.containerView }
  package var animator: (any UIViewControllerAnimatedTransitioning)? { session.animator }
  package var interactor: (any UIViewControllerInteractiveTransitioning)? { session.interactor }
  package var context: any UIViewControllerContextTransitioning { session.context }

  package var isAnimated: Bool { session.isAnimated }
  /// Whether the interaction controller is in control; false before the transition begins.
  package var isInteractive: Bool { session.state == .interactive }
  /// Whether the transition can be interrupted, determined without calling the animator. Until the
  /// animator has been asked for its interruptible animation, the result is true if the animator
  /// has started a property animator.
  package var isInterruptible: Bool { session.mayBeInterruptible }
  /// Whether the window has changed its size during the transition.
  package var isResized: Bool { session.isResized }
  package var wasCancelled: Bool { session.wasCancelled }
  package var percentComplete: Double { session.percentComplete }
  /// The most recent result of `transitionDuration(using:)`, in seconds; nil before the first call.
  package var duration: Double? { session.lastDuration }
  /// The values that the animator's blocks have written so far, and the animations that the blocks
  /// have added.
  package var capture: AnimationCapture { session.capture }
  /// The values that the transition's property animators have written so far, and the animations
  /// that these animators have added.
  package var ownCaptures: [AnimationCapture] { session.ownCaptures }

  /// Whether an interaction sets the layer's time.
  package func scrubs(_ layer: CALayer) -> Bool { session.scrubs(layer) }

  /// True if the animator has returned an interruptible animation that is idle. An interruption
  /// would pause this animation.
  package var lendsIdleAnimation: Bool { session.interruptibleSource.animation?.isIdle ?? false }

  /// True if the presentation removes the presenter's view, or if the dismissal restores it.
  package var removesPresenter: Bool { host.removesPresenter }

  /// The view that the context most recently returned for `key`. This method does not call the
  /// delegate.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    host.knownView(forKey: key)
  }
  package func finalFrame(for controller: UIViewController) -> CGRect {
    host.knownFinalFrame(for: controller)
  }
}

extension TransitionParticipants {
  /// Interrupts a running transition that is not interactive, as the app's interaction controller
  /// may at any time, and lets it continue to its end. Calls the animator. Does nothing if the app
  /// has no interaction controller for the transition, because nothing can interrupt it then.
  ///
  /// An interaction controller of the app's own class continues the animation itself. The
  /// transition is therefore not paused; only the animator is asked for its interruptible
  /// animation.
  package func interruptOnce() {
    guard let interactor, session.state == .animating else { return }
    if interactor is UIPercentDrivenInteractiveTransition {
      session.pause()
      if session.state == .interactive { session.finish() }
    } else if let interruptible = session.askInterruptible(), interruptible.isIdle,
      !session.hasEnded
    {
      session.refuseIdle(interruptible)
    }
  }
}

extension TransitionSession {
  func misses(_ key: UITransitionContextViewKey) { tell(.missed(key)) }

  func tell(_ moment: TransitionEvent) {
    World.current.tell(TransitionReached(party: TransitionParticipants(self), moment: moment))
  }
}
