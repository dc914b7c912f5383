/// A rule that is checked in the source code, without running it.
package enum LintRule: String, CaseIterable, Sendable {
  case contradictedCancel = "T03"
  case stayingViewRemoved = "T05"
  case presenterAdded = "T06"
  case screenSize = "T10"
  case unwrappedView = "T11"
  case alwaysReturned = "T12"
  case gestureEnd = "T13"
  case unclamped = "T14"
  case delayedEnd = "T15"
  case chance = "T23"
  case shadowedDefault = "T35"
  case missingStyle = "T36"

  package enum Severity: String, Sendable {
    case warning
    /// The code may be correct, so the tool reports it but does not fail.
    case note
  }

  package var severity: Severity {
    switch self {
    case .unwrappedView, .alwaysReturned, .chance, .shadowedDefault: .warning
    case .contradictedCancel, .stayingViewRemoved, .presenterAdded, .screenSize, .gestureEnd,
      .unclamped, .delayedEnd, .missingStyle:
      .note
    }
  }

  /// One line for the help.
  package var summary: String {
    switch self {
    case .contradictedCancel: "completeTransition(true) although the transition can be cancelled"
    case .stayingViewRemoved: "the arriving view is removed although the transition succeeded"
    case .presenterAdded: "the departing controller's view is added to the container"
    case .unwrappedView: "view(forKey:)! in an animator"
    case .alwaysReturned: "an interaction controller that is returned even if no finger drags"
    case .gestureEnd: "a cancelled gesture is handled as if the finger had been lifted"
    case .unclamped: "update(_:) with a percentage that is not limited to 0…1"
    case .screenSize: "an animator that uses the size of a particular screen"
    case .delayedEnd: "a timer that ends an animator's transition"
    case .chance: "an animator that uses random numbers without a seed, or the clock"
    case .shadowedDefault: "a method that shadows a default implementation and is never called"
    case .missingStyle: "a transitioning delegate without a modalPresentationStyle"
    }
  }
}
