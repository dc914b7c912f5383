extension TransitionSession {
  package enum State: CaseIterable {
    case preparing, animating, interactive, finishing, cancelling, ended
  }
  package enum Move: CaseIterable {
    case animate, interact, finish, cancel, complete
    /// A running transition is taken in hand.
    case interrupt
  }

  /// The state after `move`; nil where the move is not legal.
  package static func after(_ state: State, _ move: Move) -> State? {
    switch (state, move) {
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
