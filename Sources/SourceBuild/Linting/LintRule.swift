/// What the source alone can tell.
package enum LintRule: String, CaseIterable, Sendable {
  case contradictedCancel = "T03"
  case presenterAdded = "T06"
  case screenSize = "T10"
  case unwrappedView = "T11"
  case alwaysReturned = "T12"
  case unclamped = "T14"
  case delayedEnd = "T15"
  case chance = "T23"
  case shadowedDefault = "T35"

  package enum Severity: String, Sendable {
    case warning
    /// Right in some code: worth a look, no reason to fail.
    case note
  }

  package var severity: Severity {
    switch self {
    case .unwrappedView, .alwaysReturned, .chance, .shadowedDefault: .warning
    case .contradictedCancel, .presenterAdded, .screenSize, .unclamped, .delayedEnd: .note
    }
  }

  /// One line for the help.
  package var summary: String {
    switch self {
    case .contradictedCancel: "completeTransition(true) where the transition can be cancelled"
    case .presenterAdded: "the departing controller's view added to the container"
    case .unwrappedView: "view(forKey:)! in an animator"
    case .alwaysReturned: "an interaction controller that is returned whether or not a finger drags"
    case .unclamped: "update(_:) with a share of a pan's way that nothing limits"
    case .screenSize: "a screen's size as a number in an animator"
    case .delayedEnd: "an animator whose transition ends by a timer"
    case .chance: "randomness without a seed, or the clock, in an animator"
    case .shadowedDefault: "a method that shadows a default and is never called"
    }
  }
}
