/// Where a transition is between its first question and its last callback.
package enum TransitionState: CaseIterable {
  case preparing, animating, interactive, finishing, cancelling, ended

  package enum Move: CaseIterable {
    case animate, interact, finish, cancel, complete
    /// A running transition is taken in hand.
    case interrupt
  }

  /// The state after `move`; nil where the move is not legal.
  package func after(_ move: Move) -> TransitionState? {
    switch (self, move) {
    case (.preparing, .animate): .animating
    case (.preparing, .interact): .interactive
    case (.interactive, .finish): .finishing
    case (.interactive, .cancel): .cancelling
    case (.animating, .interrupt), (.finishing, .interrupt), (.cancelling, .interrupt):
      .interactive
    case (.animating, .complete), (.interactive, .complete), (.finishing, .complete),
      (.cancelling, .complete):
      .ended
    default: nil
    }
  }
}
