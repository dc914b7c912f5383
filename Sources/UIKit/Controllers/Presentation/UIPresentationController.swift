/// Manages a presentation: the presented view's frame, chrome, and callbacks around transitions.
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

  /// The presented controller. The two retain each other until the dismissal has ended, as Apple
  /// documents.
  private var kept: UIViewController?
  private weak var known: UIViewController?
  weak var presenting: UIViewController?

  /// False for a presentation that only exists because it was read early: until it is used, only
  /// the presented controller retains it. UIKit leaks both (radars 21753811, 36256721).
  var keepsPresented = true {
    didSet { kept = keepsPresented ? known : nil }
  }

  /// The original position of a presenter's view that the presentation removed.
  var presenterHome: PresenterHome?
  /// The values that the engine last read.
  var answers = PresentationAnswers()
  /// Whether the container replaces the presenter in the view tree instead of covering the window;
  /// determined when the presentation is requested.
  var isInContext = false

  /// The presented controller. A presentation that was never used returns an empty controller once
  /// its own has been deallocated: unverified.
  open var presentedViewController: UIViewController { kept ?? known ?? UIViewController() }
  /// The controller that presents; the presented controller until that is determined.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// Decides about adaptation and about dismissals by the user. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The superview of all views of the presentation; set from just before
  /// `presentationTransitionWillBegin()` until the dismissal has ended.
  open internal(set) var containerView: UIView?

  /// The presented controller's style, or the one to which it has been adapted.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  /// The style in a horizontally compact environment; `.none` keeps this one.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style under `traitCollection`: the delegate's, or the system's.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegateStyle(in: traitCollection) ?? systemStyle(in: traitCollection)
  }

  /// The style to adapt to if the delegate returns none; `.none` by default.
  func systemStyle(in traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Set in a presentation that replaces another one: its style, and the original presentation,
  /// which is restored when the traits change back.
  var adaptedStyle: UIModalPresentationStyle?
  var original: UIPresentationController?

  /// Replaces the presented controller by one that the delegate returned, before anything is shown.
  func replacePresented(by controller: UIViewController) {
    known = controller
    kept = keepsPresented ? controller : nil
  }

  /// The view that the animator moves; the presented controller's view by default. Read repeatedly.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view; the container's bounds by default. Read repeatedly.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen; true by default. False presents in the nearest
  /// ancestor of the source that defines a presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed from the window; false by default. Read before there
  /// is a container.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Traits

  package var traitState: TraitState?
  package var traitLane: CallTrace.Lane? { .presentation }
  private(set) var overrideLayer: TraitLayer?

  /// Traits that override those the presented controller inherits; nil by default.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      let layer = overrideTraitCollection.map { TraitLayer($0) }
      presentedViewController.changeTraits { overrideLayer = layer }
    }
  }

  /// Trait overrides for the presented controller.
  public final var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { presentedViewController.changeTraits { ensuredTraitState.overrides = newValue } }
  }

  /// The container's traits, without the overrides for the presented controller; the presenter's
  /// traits while there is no container.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Called when the container's traits have changed; overrides must call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // These do nothing by default.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// The presented controller's preferred size by default.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  // These two do nothing by default.
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

  /// Called before the container's size changes; notifies the presented controller. Overrides must
  /// call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellPresented(of: size, with: coordinator)
  }

  /// Notifies the presented controller; overrides must call super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellPresented(of: newCollection, with: coordinator)
  }

  /// Whether UIKit itself sets the presented view's frame when the container's size changes; an
  /// app's subclass does so in `containerViewWillLayoutSubviews()`.
  var laysOutPresentedView: Bool { Swift.type(of: self) == UIPresentationController.self }

  /// The presentation's own animation; nil uses the presented controller's `modalTransitionStyle`.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Whether a touch at `point` of the container reaches the views below; false by default.
  func letsThrough(_ point: CGPoint) -> Bool { false }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self))>" }
  }
}
