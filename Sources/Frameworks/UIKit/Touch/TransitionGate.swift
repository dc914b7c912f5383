/// Determines whether a transition is running, and which views receive touches during it.
///
/// Touches that begin during an interactive transition reach only the window and its recognizers.
/// During transitions that are neither interactive nor interruptible, no view receives touches that
/// begin. Withholding touches from the views is a default of Matchcut that follows facts B.14 and
/// radar 41217893. During an interruptible transition, touches reach the views. For example, in
/// christianselig/ChidoriMenu, a tap in the container reverses the menu's animation.
@MainActor
package final class TransitionGate: WorldService {
  package enum State {
    case open
    /// A gesture controls the running transition.
    case interactive
    /// The transition is running, and no gesture controls it.
    case running
  }
  package var state = State.open {
    didSet { if state == .open { letsTouchesThrough = false } }
  }
  /// Whether a gesture may interrupt the transition, even if the transition is running back to its
  /// start.
  package var letsTouchesThrough = false

  package init() {}
  package static var current: TransitionGate { World.current.service() }
}
