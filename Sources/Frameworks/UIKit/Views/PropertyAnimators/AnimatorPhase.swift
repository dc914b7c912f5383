/// The phase of a property animator, and the legal changes between phases.
package enum AnimatorPhase: CaseIterable {
  case inactive, running, paused
  /// The animator has reached its end; the completions are about to run.
  case ending
  case stopped

  package enum Move: CaseIterable {
    case activate, run, pause, end, stop, discard, finish
  }

  /// The phase after `move`; nil if the move is not legal.
  package func after(_ move: Move) -> AnimatorPhase? {
    switch (self, move) {
    case (.inactive, .activate): .paused
    case (.paused, .run): .running
    case (.running, .pause), (.ending, .pause): .paused
    case (.running, .end): .ending
    case (.paused, .stop): .stopped
    case (.paused, .discard), (.stopped, .finish): .inactive
    default: nil
    }
  }
}
