/// The end of sessions whose window is removed.
extension TransitionSession {
  /// Ends the sessions that involve `controller`, because their window is removed. This method does
  /// not send callbacks; `tellAbandoned()` sends the final callbacks.
  static func abandon(involving controller: UIViewController) -> [TransitionSession] {
    let involved = all.filter { session in
      session.host.involved.contains { $0.isWithin(controller) }
    }
    for session in involved { session.host.isTakenDown = true }
    // Sessions that are already ending send the final callbacks themselves.
    let ended = involved.filter { !$0.hasEnded }
    for session in ended {
      session.move(.abandon(goesBack: session.isInteractive || session.wasCancelled))
      session.resetClocks()
      session.interruptibleSource.animation?.abandon()
      session.delist()
    }
    return ended
  }

  /// Sends the final callbacks of an abandoned session. Calls that the animator of an abandoned
  /// session makes later are ignored.
  func tellAbandoned() {
    guard case .ended(.abandoned(let goesBack, let hadBegun)) = state else { return }
    if hadBegun { tellAnimator(false) }
    coordinator.runCompletions()
    tell(.abandoned)
    letGo()
    host.abandoned(goesBack: goesBack)
  }

  /// Removes views again if the window was removed during the transition's setup.
  func abandonAgain() {
    guard case .ended(.abandoned(let goesBack, _)) = state else { return }
    host.abandoned(goesBack: goesBack)
  }
}

extension UIViewController {
  /// Whether this controller is `controller` or one of its descendants.
  func isWithin(_ controller: UIViewController) -> Bool {
    self === controller || (parent?.isWithin(controller) ?? false)
  }
}
