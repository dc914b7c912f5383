import Stage

/// Starts a transition in a test.
public enum TransitionTrigger {
  /// Code that is called with the root controller, such as `.call { $0.present(Card(), animated:
  /// true) }`.
  case call(@MainActor (_ root: UIViewController) -> Void)
  /// Touches that only start the transition, such as a tap on a button.
  case fingers(TouchScript)
  /// Touches that drive the transition from start to end. Conditions may cancel these touches.
  case drag(TouchScript)

  var script: TouchScript {
    switch self {
    case .call: TouchScript(fingers: [])
    case .fingers(let script), .drag(let script): script
    }
  }

  var isDrag: Bool {
    if case .drag = self { return true }
    return false
  }
}
