/// Where a tab bar controller stands: its controllers, which one is selected, which one's view is
/// on screen, and what waits for the end of a transition.
@MainActor
final class TabCourse: TransitionRequester {
  var controllers: [UIViewController] = []
  /// What is selected, from the beginning of a transition on.
  var selected: UIViewController?
  var displayed: UIViewController?
  weak var running: (any TransitionHost)?
  /// The last selection that was asked for while a transition ran.
  var waiting: UIViewController?
  /// New controllers that were set while a transition ran.
  var waitingControllers: [UIViewController]?

  var hasRequests: Bool { waiting != nil }
}
