import Stage

/// A condition under which a transition is tested.
public enum TransitionCondition: Hashable, Sendable {
  /// The unmodified transition. It always runs, and the other conditions are compared with it.
  case plain
  /// A second run, in which every call must occur at the same time as in the first.
  case finish
  /// The system cancels the dragging touch when it has moved by this fraction of the window.
  case cancel(at: Double)
  /// A drag is cancelled at this fraction of the window and then repeated in full. Afterwards the
  /// result is undone without animation. Damage caused by a cancellation is often visible only
  /// then.
  case cancelThenRepeat(at: Double)
  /// The drag along the same path as a flick.
  case flick
  /// The touch moves all the way, returns to its starting point and lifts there.
  case reverse
  /// The animation is interrupted in the middle of its non-interactive part, paused, and reversed.
  /// If the app has an interrupting gesture, a touch does this; otherwise
  /// `pauseInteractiveTransition()` and related calls do. The condition requires an animator that
  /// implements `interruptibleAnimator(using:)`. Other transitions are reported as not tested.
  case grab
  /// The window becomes narrower in the middle of the transition.
  case resize
  case rightToLeft
  case reduceMotion
  case dark
  case largestText

  /// All conditions. Those that need a drag are skipped if there is none.
  public static let all: [TransitionCondition] = [
    .plain, .finish, .cancel(at: 0.01), .cancel(at: 0.3), .cancel(at: 0.5), .cancel(at: 0.99),
    .cancelThenRepeat(at: 0.3), .flick, .reverse, .grab, .resize, .rightToLeft, .reduceMotion,
    .dark,
    .largestText,
  ]

  /// The altered drag, or nil if the condition does not alter it.
  func adapted(_ script: TouchScript) -> TouchScript? {
    switch self {
    case .cancel(let share), .cancelThenRepeat(let share): script.cancelled(at: share)
    case .flick: script.flicked()
    case .reverse: script.returningToStart()
    default: nil
    }
  }

  /// The settings of the device under this condition.
  var traits: Stage.Traits {
    var traits = Stage.Traits()
    switch self {
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    case .reduceMotion: traits.isReduceMotionEnabled = true
    case .dark: traits.userInterfaceStyle = .dark
    case .largestText:
      traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    default: break
    }
    return traits
  }
}

extension TransitionCondition: CustomStringConvertible {
  public var description: String {
    switch self {
    case .plain: "plain"
    case .finish: "finish"
    case .cancel(let share): "cancel at \(share)"
    case .cancelThenRepeat(let share): "cancel at \(share), then go on"
    case .flick: "flick"
    case .reverse: "turn back"
    case .grab: "grab and reverse"
    case .resize: "resize at 0.5"
    case .rightToLeft: "right to left"
    case .reduceMotion: "reduce motion"
    case .dark: "dark"
    case .largestText: "largest text"
    }
  }
}
