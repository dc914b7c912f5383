extension Stage {
  /// What is wrong with the engine's own state: transitions, presentations and navigation stacks;
  /// empty where nothing is. Nobody's code is called.
  package func checkInvariants() -> [String] {
    world {
      let controllers = window.rootViewController?.reach ?? []
      return TransitionSession.checkInvariants()
        + controllers.flatMap { $0.checkPresentationChain() }
        + controllers.flatMap { ($0 as? UINavigationController)?.checkInvariants() ?? [] }
    }
  }
}
