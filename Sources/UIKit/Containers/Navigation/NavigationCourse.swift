/// Where a navigation controller stands: its stack, the change that waits for the next layout
/// pass, the transition that runs, and what has been asked for meanwhile.
@MainActor
final class NavigationCourse: TransitionRequester {
  /// A change of the stack that has not been shown yet.
  struct Pending {
    /// What the stack was when the controller on screen was its top.
    let base: [UIViewController]
    var after: [UIViewController]
    var isAnimated: Bool
    /// Whoever drives the change, when a finger has asked for it.
    var interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  struct Request {
    let change: StackChange.Request
    let isAnimated: Bool
  }

  var stack: [UIViewController] = []
  /// The controller whose view is on screen, or was when the view was last there.
  var displayed: UIViewController?
  var pending: Pending?
  weak var running: StackTransition?
  var queue: [Request] = []
  /// Those that have been told `willMove(toParent:)` and not yet what became of it.
  var entering: [UIViewController] = []
  var leaving: [UIViewController] = []
  /// A controller has been announced while the navigation controller itself was appearing: its
  /// appearance and the delegate call are owed.
  var owesDidShow = false
  /// Drives the next change that is asked for: a finger asks by `popViewController(animated:)`,
  /// as everybody does.
  var steering: (any UIViewControllerInteractiveTransitioning)?
  /// The preferred size that the parent, or the presentation, was told of last.
  var toldSize = CGSize.zero
  /// Whether the delegate has animators of its own; nil as long as it has not been asked.
  var delegateAnimates: Bool?

  /// The stack as it will be when everything asked for has been done.
  var coming: [UIViewController] {
    let now = pending?.after ?? running?.coming ?? stack
    return queue.reduce(now) { StackChange($1.change, of: $0).after }
  }

  var isIdle: Bool { pending == nil && running == nil && queue.isEmpty }

  var hasRequests: Bool { pending?.isAnimated ?? false || queue.contains(where: \.isAnimated) }

  func contains(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

  /// Strikes a controller out that has left by itself.
  func forget(_ controller: UIViewController) {
    let gone = [controller]
    stack = stack.subtracting(gone)
    if let waiting = pending {
      pending?.after = waiting.after.subtracting(gone)
    }
    running?.forget(controller)
    entering = entering.subtracting(gone)
    leaving = leaving.subtracting(gone)
  }
}
