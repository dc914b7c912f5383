/// A moment of a transition's life, with those who take part.
package struct TransitionReached: EngineEvent {
  package let party: TransitionParty
  package let moment: TransitionEvent
}

/// A session makes a legal move, from the state that it leaves.
package struct TransitionMoved: EngineEvent {
  package let state: TransitionState
  package let move: TransitionState.Move
}

/// Those who take part in a transition, as the engine knows them: nothing here asks the app's code.
@MainActor
package struct TransitionParty {
  private let session: TransitionSession
  private var host: any TransitionHost { session.host }

  init(_ session: TransitionSession) { self.session = session }

  /// Tells transitions apart while they live.
  package var id: ObjectIdentifier { ObjectIdentifier(session) }
  package var kind: TransitionKind { host.kind }
  package var style: UIModalPresentationStyle { host.presentationStyle }
  /// The presented controller has no style of its own, and the device takes a sheet for it.
  package var isSheetByDefault: Bool {
    guard kind == .present || kind == .dismiss else { return false }
    let presented = kind == .present ? to : from
    return presented.isStyleAutomatic && style == .pageSheet
  }
  package var from: UIViewController { host.from }
  package var to: UIViewController { host.to }
  /// The navigation or tab bar controller that the change happens in; nil for presentations.
  package var owner: UIViewController? { host.owner }
  package var presentation: UIPresentationController? { host.presentationController }
  package var containerView: UIView { host.containerView }
  package var animator: (any UIViewControllerAnimatedTransitioning)? { session.animator }
  package var interactor: (any UIViewControllerInteractiveTransitioning)? { session.interactor }
  package var context: any UIViewControllerContextTransitioning { session.context }

  package var isAnimated: Bool { session.isAnimated }
  /// The interactor has the word. Before the start nobody is asked whether it will.
  package var isInteractive: Bool { session.state == .interactive }
  /// Whether the transition can be taken in hand, as far as is known: the animator is not asked.
  /// Before it has been, one that runs a property animator is taken for one that can be.
  package var isInterruptible: Bool { session.mayBeInterruptible }
  /// The window has changed its size meanwhile.
  package var isResized: Bool { session.isResized }
  package var wasCancelled: Bool { session.wasCancelled }
  package var percentComplete: Double { session.percentComplete }
  /// The animator's last answer, in seconds; nil before the first.
  package var duration: Double? { session.lastDuration }
  /// What the animator's blocks have written and added so far.
  package var capture: AnimationCapture { session.capture }
  /// What property animators have written and added so far.
  package var ownCaptures: [AnimationCapture] { session.ownCaptures }

  /// The animation that the animator has lent, by which it would be paused, has not been started.
  package var lendsIdleAnimation: Bool { session.loan.animation?.isIdle ?? false }

  /// Whether the presenter's view leaves the window, or left it and comes back.
  package var removesPresenter: Bool { host.removesPresenter }

  /// As the context answered last; nobody is asked.
  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    host.knownView(forKey: key)
  }
  package func finalFrame(for controller: UIViewController) -> CGRect {
    host.knownFinalFrame(for: controller)
  }
}

extension TransitionSession {
  func misses(_ key: UITransitionContextViewKey) { tell(.missed(key)) }

  func tell(_ moment: TransitionEvent) {
    World.current.tell(TransitionReached(party: TransitionParty(self), moment: moment))
  }
}
