extension UITabBarController {
  /// Inconsistencies of the tabs; empty when there are none.
  ///
  /// Checks that each controller has one tab and is a child, that one is selected, and that without
  /// a transition no request waits and the selected controller is visible.
  package func checkInvariants() -> [String] {
    let names = World.current.names
    let name = names(self)
    var faults: [String] = []
    if Set(course.controllers.map(ObjectIdentifier.init)).count != course.controllers.count {
      faults.append("\(name) contains a controller twice: \(course.controllers.map { names($0) })")
    }
    for controller in course.controllers where controller.parent !== self {
      faults.append("\(names(controller)) has a tab in \(name), but is not its child")
    }
    if let selected = course.selected, !course.controllers.contains(where: { $0 === selected }) {
      faults.append("\(name) has selected \(names(selected)), which is not one of its tabs")
    }
    guard course.running == nil else { return faults }
    if course.waiting != nil || course.waitingControllers != nil {
      faults.append("\(name) has a pending change without a running transition")
    }
    if viewIfLoaded?.window != nil, appearance == .appeared, course.displayed !== course.selected {
      faults.append("\(name) does not show its selected controller")
    }
    return faults
  }
}
