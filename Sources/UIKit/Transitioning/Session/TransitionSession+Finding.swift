extension TransitionSession {
  private final class Sessions: WorldRoom {
    var list: [TransitionSession] = []
    static var current: Sessions { World.current.room() }
  }

  static var all: [TransitionSession] { Sessions.current.list }

  /// The session that has not ended yet, the latest where a container's runs as well.
  static var running: TransitionSession? { all.last { !$0.hasEnded } }
  /// The presentation or dismissal that has not ended yet: they go one at a time.
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
    !hasEnded && isAnimated && (loan.isLent ?? (interactor != nil && !animators.isEmpty))
  }

  /// Says what touches do meanwhile.
  func updateGate() {
    guard let session = TransitionSession.running else {
      TransitionGate.current.state = .open
      return
    }
    TransitionGate.current.state = session.isInteractive ? .interactive : .running
    // A finger may grab it on the way. Where the animator has not been asked, one that runs a
    // property animator and has an interactor is taken for one that can be (unverified).
    if !session.isPreparing, session.mayBeGrabbed {
      TransitionGate.current.letsTouchesThrough = true
    }
  }
}
