/// Shows a presented controller: its frame, its chrome, and what happens around transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    kept = presentedViewController
    known = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presented controller, retained and retaining back until the dismissal has ended, as
  /// Apple documents.
  private var kept: UIViewController?
  private weak var known: UIViewController?
  weak var presenting: UIViewController?

  /// False for a presentation that was made only because somebody read it early: until it is
  /// used, the presented controller alone keeps it. UIKit leaks both (radars 21753811, 36256721).
  var keepsPresented = true {
    didSet { kept = keepsPresented ? known : nil }
  }

  /// Where the presenter's view stood before the presentation took it away.
  var presenterHome: PresenterHome?
  /// Whether the container stands at the presenter's place in the tree of views instead of
  /// covering the window; settled when the presentation is asked for.
  var isInContext = false

  /// A presentation that was never used and has outlived its controller answers an empty one:
  /// unverified.
  open var presentedViewController: UIViewController { kept ?? known ?? UIViewController() }
  /// The controller that really presents; the presented one's own until that is known.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// Shared by all views of the presentation; from just before
  /// `presentationTransitionWillBegin()` until the dismissal has ended.
  open internal(set) var containerView: UIView?

  /// The style the presented controller asked for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The view the animator moves; the presented controller's view by default. Asked often.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view rests; the container's bounds by default. Asked often.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// True by default: the presentation covers the screen. False presents in the nearest ancestor
  /// of the source that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window; false by default. Asked before there is a
  /// container.
  open var shouldRemovePresentersView: Bool { false }

  // Each of these does nothing by default.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// UIKit's own animation of this presentation, for those that have one of their own; nil leaves
  /// it to the presented controller's `modalTransitionStyle`.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self))>" }
  }
}
