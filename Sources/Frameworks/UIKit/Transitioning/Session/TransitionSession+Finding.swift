extension TransitionSession {
  private final class Sessions: WorldService {
    var list: [TransitionSession] = []
    static var current: Sessions { World.current.service() }
  }

  static var all: [TransitionSession] { Sessions.current.list }

  /// The session that has not ended. If several sessions have not ended, the result is the latest
  /// of them.
  static var running: TransitionSession? { all.last { !$0.hasEnded } }
  /// The presentation or dismissal that has not ended. At most one presentation or dismissal is
  /// running at a time.
  static var presenting: TransitionSession? {
    all.last { !$0.hasEnded && $0.host.presentationStyle != .none }
  }

  static func active(involving controller: UIViewController) -> TransitionSession? {
    all.last { session in session.host.involved.contains { $0 === controller } }
  }

  func enlist() {
    Sessions.current.list.append(self)
    if let interactor = interactor as? UIPercentDrivenInteractiveTransition {
      interactor.session = self
      if let calls = interactor.takeEarlyCalls() { take(calls) }
    }
    updateGate()
  }

  func delist() {
    Sessions.current.list.removeAll { $0 === self }
    (interactor as? UIPercentDrivenInteractiveTransition)?.sessionEnded(self)
    updateGate()
  }

  private var mayBeGrabbed: Bool {
    !hasEnded && isAnimated
      && (interruptibleSource.isProvided ?? (interactor != nil && !animators.isEmpty))
  }

  /// Sets how touches are delivered while transitions are running.
  func updateGate() {
    guard let session = TransitionSession.running else {
      TransitionGate.current.state = .open
      return
    }
    TransitionGate.current.state = session.isInteractive ? .interactive : .running
    // Touches reach the views if a gesture may interrupt the transition. If
    // `interruptibleAnimator(using:)` has not been called yet, a transition counts as interruptible
    // if it has a running property animator and an interaction controller (unverified).
    if !session.isPreparing, session.mayBeGrabbed {
      TransitionGate.current.letsTouchesThrough = true
    }
  }
}
