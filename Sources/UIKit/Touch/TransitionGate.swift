/// Whether a transition runs, and which views receive touches meanwhile.
///
/// Touches that begin during a transition reach the window and its recognizers only while the
/// transition is interactive, and no view otherwise: a named default after facts B.14 and radar
/// 41217893. During an interruptible transition they reach the views: a tap in the container of
/// christianselig/ChidoriMenu reverses its menu's animation.
@MainActor
package final class TransitionGate: WorldService {
  package enum State {
    case open
    /// A gesture drives the transition.
    case interactive
    /// The transition runs non-interactively.
    case running
  }
  package var state = State.open {
    didSet { if state == .open { letsTouchesThrough = false } }
  }
  /// Whether a gesture may interrupt the transition, including one that runs back.
  package var letsTouchesThrough = false

  package init() {}
  package static var current: TransitionGate { World.current.service() }
}
