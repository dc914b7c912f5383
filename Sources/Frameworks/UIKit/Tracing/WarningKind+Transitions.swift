import QuartzCore

// The warnings about transitions and view controllers that diagnostics distinguish.
extension WarningKind {
  /// A presentation or dismissal was refused because a transition runs.
  package static let refusedDuringTransition = WarningKind("refusedDuringTransition")
  /// A presentation was refused because the presenter's view is not in a window.
  package static let absentPresenter = WarningKind("absentPresenter")
  /// The calls that begin and end an appearance transition do not match.
  package static let unbalancedAppearance = WarningKind("unbalancedAppearance")
  /// The app called an appearance callback directly.
  package static let directAppearance = WarningKind("directAppearance")
  /// The interaction controller's completion speed is not positive.
  package static let completionSpeed = WarningKind("completionSpeed")
  /// The progress of an interactive transition is not finite.
  package static let infiniteProgress = WarningKind("infiniteProgress")
  /// `completeTransition(_:)` was called again, or too early.
  package static let completedAgain = WarningKind("completedAgain")
  /// `interruptibleAnimator(using:)` returned another animator than before.
  package static let otherAnimator = WarningKind("otherAnimator")
  /// The app asked for hardware or a service that the device does not have. Nothing is wrong with the
  /// app.
  package static let missingService = WarningKind("missingService")
  /// A swipe back began at the root of a navigation stack.
  package static let swipeAtRoot = WarningKind("swipeAtRoot")
}
