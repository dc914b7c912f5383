/// Whether a transition runs and who may touch meanwhile.
///
/// Touches that land during a transition reach the window and its recognizers only while the
/// transition is interactive, and nobody otherwise: a named default after facts B.14 and radar
/// 41217893. Where it can be interrupted they reach the views: a tap in the container of
/// christianselig/ChidoriMenu turns its menu back while it arrives.
@MainActor
package final class TransitionGate: WorldRoom {
  package enum State {
    case open
    /// A finger drives the transition.
    case interactive
    /// The transition runs by itself.
    case running
  }
  package var state = State.open {
    didSet { if state == .open { letsTouchesThrough = false } }
  }
  /// Set while a finger may take the transition in hand, or up again while it runs back.
  package var letsTouchesThrough = false

  package init() {}
  package static var current: TransitionGate { World.current.room() }
}
