/// The state of a navigation controller: its stack, the change that waits for the next layout pass,
/// the transition in progress, and the requests that wait for the end of the transition.
@MainActor
final class NavigationState: TransitionRequester {
  /// A change of the stack that is not visible yet.
  struct Pending {
    /// The stack before the change. Its top controller is still visible.
    let base: [UIViewController]
    var after: [UIViewController]
    var isAnimated: Bool
    /// The interaction controller, if a gesture requested the change.
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Each hold delays the completion blocks of the `CATransaction`s that were open when an
    /// animated change was requested. The holds are released when the navigation transition ends.
    var holds: [TransactionHold] = []

    /// Called if the change is shown without a transition.
    @MainActor
    func releaseHolds() {
      for hold in holds { hold.release() }
    }
  }

  struct Request {
    let change: StackChange.Request
    let isAnimated: Bool
    let hold: TransactionHold?
  }

  var stack: [UIViewController] = []
  /// The controller whose view is on screen. While the navigation controller's own view is off
  /// screen, this is the controller whose view was on screen last.
  var displayed: UIViewController?
  var pending: Pending?
  /// The coordinator of the pending change or, while the delegate is asked for an animator, of the
  /// change whose transition is being created. The coordinator exists if the app has read it.
  var coordinator: TransitionCoordinator?
  weak var running: StackTransition?
  var queue: [Request] = []
  /// The controllers that have received `willMove(toParent:)`, but not `didMove(toParent:)` yet.
  var entering: [UIViewController] = []
  var leaving: [UIViewController] = []
  /// Whether the top controller must still receive `viewDidAppear` and the delegate must still
  /// receive `didShow`. `viewDidAppear` and `didShow` are still due if the controller was shown
  /// while the navigation controller itself was appearing.
  var needsDidShow = false
  /// The interaction controller for the change that will be requested next. The built-in swipe
  /// requests a pop by calling `popViewController(animated:)`, like any other caller.
  var steering: (any UIViewControllerInteractiveTransitioning)?
  /// The preferred size that was most recently reported to the parent or the presentation.
  var notifiedSize = CGSize.zero
  /// Whether the delegate provides animators; nil until the delegate has been asked.
  var delegateAnimates: Bool?

  /// The stack after all requested changes.
  var coming: [UIViewController] {
    let now = pending?.after ?? running?.coming ?? stack
    return queue.reduce(now) { StackChange($1.change, of: $0).after }
  }

  /// Whether a swipe at the root has blocked the stack. A blocked stack accepts requests, but shows
  /// none of them until the navigation controller has left the screen (unverified).
  var isBlocked = false

  var isIdle: Bool { pending == nil && running == nil && queue.isEmpty }

  var hasRequests: Bool { pending?.isAnimated ?? false || queue.contains(where: \.isAnimated) }

  func contains(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

  /// Ends the requested change, which was shown without a transition. Completion blocks that wait
  /// for it run now.
  @MainActor
  func drop(_ pending: Pending) {
    pending.releaseHolds()
    let dropped = coordinator
    coordinator = nil
    dropped?.drop()
  }

  /// Removes from the stack a controller that was removed from its parent without a request.
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
