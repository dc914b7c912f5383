extension UINavigationController {
  /// Describes inconsistencies of the stack; empty if there are none.
  ///
  /// Checks that each controller is in the stack only once and is a child, and that a controller
  /// still waits for `didMove(toParent:)` only if a pending change requires it. If no change is in
  /// progress, also checks that the top controller is visible.
  package func checkInvariants() -> [String] {
    let names = World.current.names
    var faults: [String] = []
    if Set(state.stack.map(ObjectIdentifier.init)).count != state.stack.count {
      faults.append("\(names(self)) contains a controller twice: \(state.stack.map { names($0) })")
    }
    for controller in state.stack where controller.parent !== self {
      faults.append("\(names(controller)) is in the stack of \(names(self)), but is not its child")
    }
    guard state.isIdle else { return faults }
    if !state.entering.isEmpty || !state.leaving.isEmpty {
      faults.append("\(names(self)) has not sent a pending didMove(toParent:)")
    }
    if viewIfLoaded?.window != nil, appearance == .appeared, state.displayed !== state.stack.last {
      faults.append("\(names(self)) does not show its top controller")
    }
    return faults
  }
}
