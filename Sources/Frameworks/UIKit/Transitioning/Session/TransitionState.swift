/// The state of a transition between its first delegate call and its last callback.
package enum TransitionState: Hashable, Sendable {
  /// The transition was requested, but has not begun.
  case preparing
  /// The container exists, and the `will…` callbacks are being sent.
  case beginning
  case animating
  /// A gesture controls the transition.
  case interactive
  /// The gesture has ended and the transition runs to its end. The layer clocks that were held
  /// during the interaction run again and reach the end at `until`, in seconds. `until` is nil if
  /// no such clocks are running.
  case finishing(until: Double?)
  /// The transition was cancelled and runs back to its start. `isCompensated` is true once the
  /// `will…` callbacks of the cancellation have been sent.
  case cancelling(until: Double?, isCompensated: Bool)
  case ended(End)

  package enum End: Hashable, Sendable {
    /// The animator called `completeTransition(_:)`.
    case completed(wasCancelled: Bool)
    /// The window was removed during the transition, before the animator completed it.
    case abandoned(goesBack: Bool, hadBegun: Bool)
  }

  package enum Move: Hashable, Sendable {
    case begin, animate, interact, finish, cancel, complete
    /// A running transition becomes interactive.
    case interrupt
    /// The layer clocks are no longer held, and run to the end or to the start of the transition.
    case runOut(until: Double)
    /// The layer clocks that were held during the interaction have reached the end or the start.
    case arrive
    case compensate
    /// The window was removed while the transition was ending.
    case loseWindow
    /// The window is removed. `goesBack` is true if the transition was interactive or cancelled.
    case abandon(goesBack: Bool)
  }

  /// The state after `move`; nil if the move is not legal.
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
  /// Whether the animations have not begun yet.
  var isPreparing: Bool { self == .preparing || self == .beginning }

  var hasEnded: Bool {
    if case .ended = self { true } else { false }
  }

  /// Whether the transition is cancelling, was cancelled, or was abandoned.
  var isCancelled: Bool {
    switch self {
    case .cancelling, .ended(.completed(wasCancelled: true)), .ended(.abandoned): true
    default: false
    }
  }

  /// Whether the `will…` callbacks of the cancellation have been sent.
  var isCompensated: Bool {
    if case .cancelling(_, isCompensated: true) = self { true } else { false }
  }

  /// The layer clocks that were held during the interaction run until this time, in seconds; nil if
  /// no such clocks are running.
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

  /// Whether the move may change which views receive touches. The result for `abandon` is false,
  /// because abandoning a transition updates touch delivery separately.
  var changesTouches: Bool {
    switch self {
    case .begin, .runOut, .arrive, .compensate, .loseWindow, .abandon: false
    case .animate, .interact, .finish, .cancel, .complete, .interrupt: true
    }
  }
}
