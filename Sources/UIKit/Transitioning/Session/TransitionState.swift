/// Where a transition is between its first question and its last callback.
package enum TransitionState: Hashable, Sendable {
  /// Asked for; nothing has begun.
  case preparing
  /// The container is there, and the will-callbacks are being sent.
  case beginning
  case animating
  /// A finger drives.
  case interactive
  /// Let go of, towards the end. `until` is when the clocks that the engine holds have run out, in
  /// seconds; nil where it holds none, or they have.
  case finishing(until: Double?)
  /// Let go of, back to the start; compensated when the will-calls of the cancel have been sent.
  case cancelling(until: Double?, isCompensated: Bool)
  case ended(End)

  package enum End: Hashable, Sendable {
    /// The animator said that it was over.
    case completed(wasCancelled: Bool)
    /// The window went away under the transition; the animator does not know.
    case abandoned(goesBack: Bool, hadBegun: Bool)
  }

  package enum Move: Hashable, Sendable {
    case begin, animate, interact, finish, cancel, complete
    /// A running transition is taken in hand.
    case interrupt
    /// The held clocks run out, or back.
    case runOut(until: Double)
    /// They have.
    case arrive
    case compensate
    /// The window is found gone while the transition ends.
    case loseWindow
    /// The window goes away. `goesBack`: it was not decided yet, or on its way back.
    case abandon(goesBack: Bool)
  }

  /// The state after `move`; nil where the move is not legal.
  package func after(_ move: Move) -> TransitionState? {
    switch (self, move) {
    case (.preparing, .begin): .beginning
    case (.beginning, .animate): .animating
    case (.beginning, .interact): .interactive
    case (.interactive, .finish): .finishing(until: nil)
    case (.interactive, .cancel): .cancelling(until: nil, isCompensated: false)
    case (.cancelling(let end, false), .compensate): .cancelling(until: end, isCompensated: true)
    case (.finishing(nil), .runOut(let end)): .finishing(until: end)
    case (.cancelling(nil, let isCompensated), .runOut(let end)):
      .cancelling(until: end, isCompensated: isCompensated)
    case (.finishing(.some), .arrive): .finishing(until: nil)
    case (.cancelling(.some, let isCompensated), .arrive):
      .cancelling(until: nil, isCompensated: isCompensated)
    case (.animating, .interrupt), (.finishing, .interrupt), (.cancelling, .interrupt):
      .interactive
    case (.animating, .complete), (.interactive, .complete), (.finishing, .complete):
      .ended(.completed(wasCancelled: false))
    case (.cancelling, .complete): .ended(.completed(wasCancelled: true))
    case (.ended(.completed), .loseWindow): .ended(.completed(wasCancelled: true))
    case (.ended, .abandon): nil
    case (_, .abandon(let goesBack)):
      .ended(.abandoned(goesBack: goesBack, hadBegun: self != .preparing))
    default: nil
    }
  }
}

extension TransitionState {
  /// Nothing moves yet.
  var isPreparing: Bool { self == .preparing || self == .beginning }

  var hasEnded: Bool {
    if case .ended = self { true } else { false }
  }

  /// On the way back, back, or abandoned.
  var isCancelled: Bool {
    switch self {
    case .cancelling, .ended(.completed(wasCancelled: true)), .ended(.abandoned): true
    default: false
    }
  }

  /// The will-calls of a cancel have been sent.
  var isCompensated: Bool {
    if case .cancelling(_, isCompensated: true) = self { true } else { false }
  }

  /// When the held clocks have run out or back; nil while none run.
  var runsUntil: Double? {
    switch self {
    case .finishing(let end), .cancelling(let end, _): end
    default: nil
    }
  }
}

extension TransitionState: CustomStringConvertible {
  package var description: String {
    switch self {
    case .preparing: "preparing"
    case .beginning: "beginning"
    case .animating: "animating"
    case .interactive: "interactive"
    case .finishing: "finishing"
    case .cancelling: "cancelling"
    case .ended: "ended"
    }
  }
}

extension TransitionState.Move: CustomStringConvertible {
  package var description: String {
    switch self {
    case .begin: "begin"
    case .animate: "animate"
    case .interact: "interact"
    case .finish: "finish"
    case .cancel: "cancel"
    case .complete: "complete"
    case .interrupt: "interrupt"
    case .runOut: "runOut"
    case .arrive: "arrive"
    case .compensate: "compensate"
    case .loseWindow: "loseWindow"
    case .abandon: "abandon"
    }
  }

  /// Whether touches may go elsewhere after it. What abandons a session sees to that itself.
  var changesTouches: Bool {
    switch self {
    case .begin, .runOut, .arrive, .compensate, .loseWindow, .abandon: false
    case .animate, .interact, .finish, .cancel, .complete, .interrupt: true
    }
  }
}
