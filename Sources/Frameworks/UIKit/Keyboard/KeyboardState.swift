/// The state of the keyboard. If only an accessory view is shown, the state is that of the
/// accessory view.
package enum KeyboardState: String, Sendable, CaseIterable {
  case hidden, showing, shown, hiding
  /// A touch moves the keyboard.
  case dragged

  package enum Move: Sendable, CaseIterable {
    /// The keyboard starts to move to a position on screen.
    case show
    /// The keyboard has reached its position on screen.
    case arrive
    /// The keyboard starts to move off screen.
    case hide
    /// The keyboard has left the screen.
    case leave
    /// A touch moves the keyboard.
    case drag
    /// The touch has ended while the keyboard was in its normal position.
    case rest
  }

  /// The state after `move`; nil if the move is not legal.
  package func after(_ move: Move) -> KeyboardState? {
    switch (self, move) {
    case (_, .show): .showing
    case (.showing, .arrive), (.dragged, .rest): .shown
    case (.showing, .hide), (.shown, .hide), (.dragged, .hide): .hiding
    case (.hiding, .leave): .hidden
    case (.showing, .drag), (.shown, .drag), (.dragged, .drag): .dragged
    default: nil
    }
  }

  /// Whether the keyboard is on screen and will stay there.
  package var isUp: Bool { self == .showing || self == .shown || self == .dragged }
}
