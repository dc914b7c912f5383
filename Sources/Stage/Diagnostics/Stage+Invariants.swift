extension Stage {
  /// What is wrong with the engine's own state: transitions, presentations, navigation stacks, tabs and
  /// each controller's record; empty where nothing is. No user code is called.
  package func checkInvariants() -> [String] {
    world {
      let controllers = window.rootViewController?.reach ?? []
      return TransitionSession.checkInvariants()
        + controllers.flatMap { $0.checkPresentationChain() }
        + controllers.flatMap { $0.checkRecord() }
        + controllers.flatMap { ($0 as? UINavigationController)?.checkInvariants() ?? [] }
        + controllers.flatMap { ($0 as? UITabBarController)?.checkInvariants() ?? [] }
    }
  }
}
