extension UINavigationController {
  /// What is wrong with the stack; empty where nothing is.
  ///
  /// Each controller is there once and a child; what has been announced with `willMove(toParent:)`
  /// waits only while a change does. With nothing under way, the top is what is on screen.
  package func checkInvariants() -> [String] {
    let names = World.current.names
    var faults: [String] = []
    if Set(course.stack.map(ObjectIdentifier.init)).count != course.stack.count {
      faults.append("\(names(self)) has a controller twice: \(course.stack.map { names($0) })")
    }
    for controller in course.stack where controller.parent !== self {
      faults.append("\(names(controller)) is in the stack of \(names(self)), and no child of it")
    }
    guard course.isIdle else { return faults }
    if !course.entering.isEmpty || !course.leaving.isEmpty {
      faults.append("\(names(self)) owes somebody didMove(toParent:)")
    }
    if viewIfLoaded?.window != nil, appearance == .appeared, course.displayed !== course.stack.last
    {
      faults.append("\(names(self)) does not show its top")
    }
    return faults
  }
}
