import Stage

/// One of the circumstances under which a transition has to be right.
public enum TransitionCondition: Hashable, Sendable {
  /// As it is meant: the other conditions are told against this one, which always runs.
  case plain
  /// A second run: every call has to come at the same time again.
  case finish
  /// The system takes the dragging finger away when it has gone this share of the window.
  case cancel(at: Double)
  /// A drag is given up at this share of the window, then made again to its end, and then what it
  /// brought is taken away without animation: what a cancel has spoilt often shows only then.
  case cancelThenGoOn(at: Double)
  /// The same way, thrown.
  case flick
  /// The finger goes all the way and back to where it landed, and lifts there.
  case reverse
  /// The animation is caught in the middle of what runs by itself, held, and sent back: by the
  /// dragging finger where the app has a gesture that catches it, else by
  /// `pauseInteractiveTransition()` and its kin. Only what lends an animation by
  /// `interruptibleAnimator(using:)` can be caught; of others it is said that this was not tried.
  case grab
  /// The window becomes narrower in the middle of the transition.
  case resize
  case rightToLeft
  case reduceMotion
  case dark
  case largestText

  /// Every condition; those that need a drag are left out where there is none.
  public static let all: [TransitionCondition] = [
    .plain, .finish, .cancel(at: 0.01), .cancel(at: 0.3), .cancel(at: 0.5), .cancel(at: 0.99),
    .cancelThenGoOn(at: 0.3), .flick, .reverse, .grab, .resize, .rightToLeft, .reduceMotion, .dark,
    .largestText,
  ]

  /// How a drag goes under it; nil where the condition is none of the finger's.
  func bend(_ script: TouchScript) -> TouchScript? {
    switch self {
    case .cancel(let share), .cancelThenGoOn(let share): script.cancelled(at: share)
    case .flick: script.flicked()
    case .reverse: script.turnedBack()
    default: nil
    }
  }

  /// What the user of the device has set.
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
    case .cancelThenGoOn(let share): "cancel at \(share), then go on"
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
