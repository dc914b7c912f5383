/// The state of the keyboard. It also applies if only an accessory view is shown.
package enum KeyboardState: String, Sendable, CaseIterable {
  case hidden, showing, shown, hiding
  /// A touch moves the keyboard.
  case dragged

  package enum Move: Sendable, CaseIterable {
    /// The keyboard starts to move to a position on screen.
    case show
    /// It has reached that position.
    case arrive
    /// It starts to move off screen.
    case hide
    /// It has left the screen.
    case leave
    /// A touch moves it.
    case drag
    /// The touch has lifted with the keyboard in its position.
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
