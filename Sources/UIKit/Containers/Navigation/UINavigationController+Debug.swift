extension UINavigationController {
  /// Inconsistencies of the stack; empty when there are none.
  ///
  /// Checks that each controller is in the stack once and is a child, that only pending changes
  /// leave controllers between `willMove(toParent:)` and `didMove(toParent:)`, and that without a
  /// change the top controller is visible.
  package func checkInvariants() -> [String] {
    let names = World.current.names
    var faults: [String] = []
    if Set(course.stack.map(ObjectIdentifier.init)).count != course.stack.count {
      faults.append("\(names(self)) contains a controller twice: \(course.stack.map { names($0) })")
    }
    for controller in course.stack where controller.parent !== self {
      faults.append("\(names(controller)) is in the stack of \(names(self)), but is not its child")
    }
    guard course.isIdle else { return faults }
    if !course.entering.isEmpty || !course.leaving.isEmpty {
      faults.append("\(names(self)) has not sent a pending didMove(toParent:)")
    }
    if viewIfLoaded?.window != nil, appearance == .appeared, course.displayed !== course.stack.last
    {
      faults.append("\(names(self)) does not show its top controller")
    }
    return faults
  }
}
