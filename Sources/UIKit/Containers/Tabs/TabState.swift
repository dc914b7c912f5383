/// The state of a tab bar controller: its controllers, the selected and the visible one, and the
/// requests that wait for the end of a transition.
@MainActor
final class TabState: TransitionRequester {
  var controllers: [UIViewController] = []
  /// The selected controller; during a transition, the new one.
  var selected: UIViewController?
  var displayed: UIViewController?
  weak var running: (any TransitionHost)?
  /// The last selection requested while a transition ran.
  var waiting: UIViewController?
  /// The controllers that were set while a transition ran.
  var waitingControllers: [UIViewController]?

  var hasRequests: Bool { waiting != nil }
}
