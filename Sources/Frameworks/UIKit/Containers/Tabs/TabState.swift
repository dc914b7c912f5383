/// The state of a tab bar controller: its controllers, the selected controller, the visible
/// controller, and the requests that wait for the end of a transition.
@MainActor
final class TabState: TransitionRequester {
  var controllers: [UIViewController] = []
  /// The selected controller. During a transition, `selected` is the new controller.
  var selected: UIViewController?
  var displayed: UIViewController?
  weak var running: (any TransitionHost)?
  /// The selection that was most recently requested during a transition.
  var waiting: UIViewController?
  /// Delays the completion blocks of the transactions in which `waiting` was requested.
  var waitingHold: TransactionHold?
  /// The controller that a running transition removes because it has no tab any more, and the one
  /// that replaces it.
  var replacement: (old: UIViewController, new: UIViewController)?
  /// The controllers that were set during a transition.
  var waitingControllers: [UIViewController]?

  var hasRequests: Bool { waiting != nil }
}
