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
      faults.append("\(name) has a controller twice: \(course.controllers.map { names($0) })")
    }
    for controller in course.controllers where controller.parent !== self {
      faults.append("\(names(controller)) has a tab of \(name), and is no child of it")
    }
    if let selected = course.selected, !course.controllers.contains(where: { $0 === selected }) {
      faults.append("\(name) has selected \(names(selected)), which has no tab")
    }
    guard course.running == nil else { return faults }
    if course.waiting != nil || course.waitingControllers != nil {
      faults.append("\(name) keeps a change waiting for no transition")
    }
    if viewIfLoaded?.window != nil, appearance == .appeared, course.displayed !== course.selected {
      faults.append("\(name) does not show its selected controller")
    }
    return faults
  }
}
