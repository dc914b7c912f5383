import Stage

/// What sets a transition going in a test.
public enum TransitionCue {
  /// Code on the root controller: `.call { $0.present(Card(), animated: true) }`.
  case call(@MainActor (_ root: UIViewController) -> Void)
  /// Fingers that only start it: a tap on a button.
  case fingers(TouchScript)
  /// Fingers that drive it from its start to its end, and may give up on the way.
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
