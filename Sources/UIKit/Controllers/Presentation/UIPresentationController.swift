/// Shows a presented controller: its frame, its chrome, and what happens around transitions.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, TraitHost, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

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
  /// What it has answered last.
  var answers = PresentationAnswers()
  /// Whether the container stands at the presenter's place in the tree of views instead of
  /// covering the window; settled when the presentation is asked for.
  var isInContext = false

  /// A presentation that was never used and has outlived its controller answers an empty one:
  /// unverified.
  open var presentedViewController: UIViewController { kept ?? known ?? UIViewController() }
  /// The controller that really presents; the presented one's own until that is known.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// Asked how to adapt and about dismissals by the user. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Shared by all views of the presentation; from just before
  /// `presentationTransitionWillBegin()` until the dismissal has ended.
  open internal(set) var containerView: UIView?

  /// The style the presented controller asked for, or the one it has been adapted to.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  /// The style to present with in a horizontally compact environment; `.none` keeps this one.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style to present with under `traitCollection`: the delegate's answer, or the system's.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegateStyle(in: traitCollection) ?? systemStyle(in: traitCollection)
  }

  /// How a presentation adapts whose delegate has no answer; not at all by default.
  func systemStyle(in traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Set in a presentation that stands in for another one: the style, and the other one, which
  /// comes back when the traits do.
  var adaptedStyle: UIModalPresentationStyle?
  var original: UIPresentationController?

  /// Presents another controller, which the delegate has chosen, before anything is shown.
  func replacePresented(by controller: UIViewController) {
    known = controller
    kept = keepsPresented ? controller : nil
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

  // MARK: Traits

  package var traitState: TraitState?
  package var traitLane: CallTrace.Lane? { .presentation }
  private(set) var overrideLayer: TraitLayer?

  /// Traits for the presented controller in place of inherited ones; nil by default.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      let layer = overrideTraitCollection.map { TraitLayer($0) }
      presentedViewController.changeTraits { overrideLayer = layer }
    }
  }

  /// Traits that the presentation sets for the presented controller.
  public final var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { presentedViewController.changeTraits { ensuredTraitState.overrides = newValue } }
  }

  /// Those of the container, without the overrides for the presented controller; the presenter's
  /// while there is no container.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// The container's traits have changed; overrides call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // Each of these does nothing by default.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// The presented controller's by default.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  // Each of these two does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The container's size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the container's size changes; tells the presented controller. Overrides call
  /// super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellPresented(of: size, with: coordinator)
  }

  /// Tells the presented controller; overrides call super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellPresented(of: newCollection, with: coordinator)
  }

  /// Whether UIKit itself puts the presented view where it rests when the container's size
  /// changes; a subclass of the app's does so in `containerViewWillLayoutSubviews()`.
  var laysOutPresentedView: Bool { Swift.type(of: self) == UIPresentationController.self }

  /// UIKit's own animation of this presentation, for those that have one of their own; nil leaves
  /// it to the presented controller's `modalTransitionStyle`.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Whether a touch at `point` of the container goes to what lies below; false by default.
  func letsThrough(_ point: CGPoint) -> Bool { false }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self))>" }
  }
}
