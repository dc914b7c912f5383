/// Manages a presentation: the presented view's frame, the chrome, and the callbacks around
/// transitions.
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

  /// The presented controller. The presented controller and its presentation retain each other
  /// until the dismissal has ended, as Apple documents.
  private var kept: UIViewController?
  private weak var known: UIViewController?
  weak var presenting: UIViewController?

  /// Whether the presentation retains the presented controller. The value is false if the
  /// presentation exists only because the app read `presentationController` before presenting. A
  /// presentation that has not been used yet is retained only by the presented controller. In
  /// UIKit, a presentation that is never used leaks together with its controller (radars 21753811,
  /// 36256721).
  var keepsPresented = true {
    didSet { kept = keepsPresented ? known : nil }
  }

  /// The original position of the presenter's view if the presentation removed it.
  var presenterHome: PresenterHome?
  /// The values that the engine has most recently read from this presentation controller.
  var answers = PresentationAnswers()
  /// Whether the container is inserted directly in front of the presenter's view instead of
  /// covering the window. The value is determined when the presentation is requested.
  var isInContext = false

  /// The presented controller. If a presentation was never used and its controller has been
  /// deallocated, this property returns an empty controller (unverified).
  open var presentedViewController: UIViewController { kept ?? known ?? UIViewController() }
  /// The presenting controller. Until the presenting controller has been determined, this property
  /// returns the presented controller.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// The delegate, which determines adaptation and dismissals by the user. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The superview of all views of the presentation. The container view exists from just before
  /// `presentationTransitionWillBegin()` until the dismissal has ended.
  open internal(set) var containerView: UIView?

  /// The presented controller's style, or the style to which it has been adapted.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.modalPresentationStyle
  }

  /// The style in a horizontally compact environment; `.none` means that the presentation keeps its
  /// own style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style under `traitCollection`: the delegate's style if it returns one, otherwise the
  /// system's.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegateStyle(in: traitCollection) ?? systemStyle(in: traitCollection)
  }

  /// The style to which the presentation adapts if the delegate does not return one; `.none` by
  /// default.
  func systemStyle(in traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The style to which the presentation was adapted, and the presentation before the adaptation;
  /// nil if there was no adaptation. The original presentation is restored when the traits change
  /// back.
  var adaptedStyle: UIModalPresentationStyle?
  var original: UIPresentationController?

  /// Replaces the presented controller with one that the delegate returned, before anything is
  /// shown.
  func replacePresented(by controller: UIViewController) {
    known = controller
    kept = keepsPresented ? controller : nil
  }

  /// The view that the animator moves; the presented controller's view by default. UIKit reads this
  /// property repeatedly.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view; the container's bounds by default. UIKit reads this
  /// property repeatedly.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen; true by default. If it is false, the presentation
  /// takes place in the nearest ancestor of the source controller that defines a presentation
  /// context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed from the window; false by default. UIKit reads this
  /// property before the container exists.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Traits

  package var traitState: TraitState?
  package var traitLane: CallTrace.Lane? { .presentation }
  private(set) var overrideLayer: TraitLayer?

  /// Traits that override the inherited traits of the presented controller; nil by default.
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

  /// The container's traits, without the overrides for the presented controller. While there is no
  /// container, these are the presenter's traits.
  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Called when the container's traits have changed. Overrides must call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // The transition and layout callbacks do nothing by default.
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// The presented controller's preferred size by default.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  // The two `…DidChange(forChildContentContainer:)` methods do nothing by default.
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

  /// Called before the container's size changes. Notifies the presented controller. Overrides must
  /// call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellPresented(of: size, with: coordinator)
  }

  /// Notifies the presented controller. Overrides must call super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellPresented(of: newCollection, with: coordinator)
  }

  /// Whether UIKit itself sets the presented view's frame when the container's size changes. A
  /// subclass in an app sets this frame itself, in `containerViewWillLayoutSubviews()`.
  var laysOutPresentedView: Bool { Swift.type(of: self) == UIPresentationController.self }

  /// The presentation's own animator; if it is nil, the presented controller's
  /// `modalTransitionStyle` is used.
  func systemAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Whether the keyboard of a first responder below the presented controller is hidden until the
  /// dismissal; true by default. A popover does not hide it (unverified).
  var hidesKeyboardBelow: Bool { presentationStyle != .popover }

  /// Whether a touch at `point` of the container reaches the views below; false by default.
  func letsThrough(_ point: CGPoint) -> Bool { false }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self))>" }
  }
}
