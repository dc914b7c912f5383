extension UITabBarController {
  /// Describes inconsistencies of the tabs; empty if there are none.
  ///
  /// Checks that each controller has one tab and is a child, and that one controller is selected.
  /// If no transition is running, also checks that no request is waiting and that the selected
  /// controller is visible.
  package func checkInvariants() -> [String] {
    let names = World.current.names
    let name = names(self)
    var faults: [String] = []
    if Set(state.controllers.map(ObjectIdentifier.init)).count != state.controllers.count {
      faults.append("\(name) contains a controller twice: \(state.controllers.map { names($0) })")
    }
    for controller in state.controllers where controller.parent !== self {
      faults.append("\(names(controller)) has a tab in \(name), but is not its child")
    }
    if let selected = state.selected, !state.controllers.contains(where: { $0 === selected }) {
      faults.append("\(name) has selected \(names(selected)), which is not one of its tabs")
    }
    guard state.running == nil else { return faults }
    if state.waiting != nil || state.waitingControllers != nil {
      faults.append("\(name) has a pending change without a running transition")
    }
    if viewIfLoaded?.window != nil, appearance == .appeared, state.displayed !== state.selected {
      faults.append("\(name) does not show its selected controller")
    }
    return faults
  }
}
