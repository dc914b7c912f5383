import Stage

/// A condition under which a transition is tested.
public enum TransitionCondition: Hashable, Sendable {
  /// The unmodified transition. The plain run is always made, and the other runs are compared with
  /// it.
  case plain
  /// The transition runs a second time. Every call must occur at the same time as in the first run.
  case finish
  /// The system cancels the dragging touch when it has moved by this fraction of the window.
  case cancel(at: Double)
  /// A drag is cancelled at this fraction of the window and then repeated in full. Then the
  /// repeated transition is undone without animation, because damage from the cancelled transition
  /// is often visible only after that.
  case cancelThenRepeat(at: Double)
  /// The touch moves along the same path, but as fast as a flick.
  case flick
  /// The touch moves all the way, returns to its starting point and ends there.
  case reverse
  /// The animation is interrupted in the middle of its non-interactive part, paused, and reversed.
  /// If the app has a gesture that interrupts the animation, a touch interrupts it. If the app has
  /// no such gesture, the test calls `pauseInteractiveTransition()` and related methods. The
  /// condition requires an animator that implements `interruptibleAnimator(using:)`. Transitions
  /// without such an animator are reported as not tested.
  case grab
  /// The window becomes narrower in the middle of the transition.
  case resize
  case rightToLeft
  case reduceMotion
  case dark
  case largestText

  /// All conditions. Conditions that need a drag are skipped if no trigger is a drag.
  public static let all: [TransitionCondition] = [
    .plain, .finish, .cancel(at: 0.01), .cancel(at: 0.3), .cancel(at: 0.5), .cancel(at: 0.99),
    .cancelThenRepeat(at: 0.3), .flick, .reverse, .grab, .resize, .rightToLeft, .reduceMotion,
    .dark,
    .largestText,
  ]

  /// The drag as this condition alters it; nil if the condition does not alter drags.
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
    case .cancelThenRepeat(let share): "cancel at \(share), then repeat"
    case .flick: "flick"
    case .reverse: "return to the start"
    case .grab: "interrupt and reverse"
    case .resize: "resize at 0.5"
    case .rightToLeft: "right to left"
    case .reduceMotion: "reduce motion"
    case .dark: "dark"
    case .largestText: "largest text"
    }
  }
}
