/// Manages one screen's worth of views and their life on and off screen.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public let nibName: String?
  public let nibBundle: Bundle?
  /// Also the title of the controller's bar items.
  open var title: String? { didSet { barItems.titleChanged(to: title) } }

  // MARK: Bars

  /// What a navigation bar shows for this controller; made when first asked for, with its title.
  open var navigationItem: UINavigationItem { barItems.navigationItem(titled: title) }

  /// The controller's tab; made when first asked for, with its title. A navigation controller
  /// without a tab of its own has that of the first controller of its stack.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabBarItem(titled: title) }
    set {
      barItems.tab = newValue
      parent?.tabChanged(ofChild: self)
    }
  }

  /// Whether a tab bar goes while this controller is on a navigation stack; false by default.
  ///
  /// Counts from when the controller is pushed until it is popped.
  open var hidesBottomBarWhenPushed = false

  var barItems = ControllerBarItems()
  /// A child has another tab; nothing by default.
  func tabChanged(ofChild child: UIViewController) {}

  // MARK: View

  /// The controller's view; loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }
  private var loadedView: UIView?

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    CallTrace.note(.appearance, self, .appearance(.viewDidLoad))
    viewDidLoad()
  }

  /// Makes the view: the storyboard's, else an empty one of the screen's size. Do not call it.
  open func loadView() {
    if let scene, scene.loadView(of: self) { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // Each of these does nothing by default; overrides call super.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) { expectCall(.willAppear) }
  /// The view is in the window with its final traits and size; once per appearance.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { expectCall(.didAppear) }
  open func viewWillDisappear(_ animated: Bool) { expectCall(.willDisappear) }
  open func viewDidDisappear(_ animated: Bool) { expectCall(.didDisappear) }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  /// Calls the view's `updateConstraints()`; overrides call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Traits

  package var traitState: TraitState?
  package var traitLane: CallTrace.Lane? { .controller }
  package var inheritedTraits = UIScreen.main.traitCollection
  /// What the parent sets for this child.
  var parentTraits: UITraitCollection? {
    didSet { parentLayer = parentTraits.map { TraitLayer($0) } }
  }
  private(set) var parentLayer: TraitLayer?

  /// The traits of the view's superview, with what the presentation, the parent and the
  /// controller itself put in their place.
  open var traitCollection: UITraitCollection { currentTraits }

  /// After a change, before the view and its subviews hear; does nothing by default, overrides
  /// call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the controller, its view and its children; inherited when unspecified,
  /// the default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { ensuredTraitState.style = newValue } }
  }

  /// Traits that the controller sets for itself, its view and its children.
  public final var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { ensuredTraitState.overrides = newValue } }
  }

  /// Sets traits for a child in place of what it would inherit; nil takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraits(collection, of: childViewController)
  }

  /// What was set for the child; nil by default.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childViewController.parent === self ? childViewController.parentTraits : nil
  }

  // MARK: Safe area and margins

  /// What the controller's own bars and panels cover, added to the view's safe area; zero by
  /// default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsEdges() }
    }
  }
  /// What this container's bars cover of a child's view, beyond what reaches it anyway; containers
  /// with bars override it and call `setNeedsEdges()` on the child's view when it changes.
  func insets(ofChild child: UIViewController) -> UIEdgeInsets { .zero }
  /// Whether scroll views of the children make room for bars also where nothing scrolls.
  var hasBarsAboveChildren: Bool { false }
  /// Whether the view's side margins are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.minimumMarginsChanged()
    }
  }

  /// The scroll view that bars at `edge` go by; nil where none was named, and bars look for one
  /// themselves. Containers answer with that of a child.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? topScrollView : edge.contains(.bottom) ? bottomScrollView : nil
  }
  /// Names the scroll view that bars at the top, at the bottom or at both go by. Not retained.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { topScrollView = scrollView }
    if edge.contains(.bottom) { bottomScrollView = scrollView }
    parent?.viewIfLoaded?.setNeedsLayout()
  }
  private weak var topScrollView: UIScrollView?
  private weak var bottomScrollView: UIScrollView?

  // Each once after a change, after the view itself; nothing by default, overrides call super.
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  // MARK: Status bar

  // Asked when a controller comes or goes, and on `setNeedsStatusBarAppearanceUpdate()`: of the
  // topmost controller that covers the screen, or of the child it names.

  /// False by default, except where the height is compact.
  open var prefersStatusBarHidden: Bool { hidesStatusBar }
  /// `.default` by default: dark over a light interface, light over a dark one.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How a change inside an animation block looks; `.fade` by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides instead; nil, this controller itself, by default.
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether it decides although it is not presented full screen; false by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// False by default; films show no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  // MARK: Appearance

  var record = ControllerRecord()
  package var appearance: AppearanceState { record.appearance }

  open var isBeingPresented: Bool { asksUp(.presented) }
  open var isBeingDismissed: Bool { asksUp(.dismissed) }
  /// True from `addChild(_:)` to the end of the appearance that follows.
  open var isMovingToParent: Bool { record.containment == .movingToParent }
  /// True from `willMove(toParent: nil)` to the end of the disappearance that follows.
  open var isMovingFromParent: Bool { record.containment == .movingFromParent }

  private func asksUp(_ presentation: ControllerRecord.Presentation) -> Bool {
    record.presentation == presentation || (parent?.asksUp(presentation) ?? false)
  }

  /// Tells a child that its appearance is about to change; containers call it instead of the
  /// four appearance methods.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    move(isAppearing ? .willAppear : .willDisappear, animated: animated)
  }

  /// Tells a child that the change begun before is done.
  open func endAppearanceTransition() {
    move(
      appearance == .appearing ? .didAppear : .didDisappear, animated: record.isAnimated)
  }

  /// Whether children hear of this controller's appearance by themselves; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Takes `childController` in, after removing it from another parent: it hears
  /// `willMove(toParent:)`; the caller adds the view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    refuseCircle(with: childController)
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.record.moveToParent()
    children.append(childController)
    childController.parent = self
    childController.followParent()
  }

  /// Lets go of this child; it hears `didMove(toParent: nil)`, but not `willMove(toParent:)`.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    leave(parent)
    loseParent()
    parent.lostChild(self)
    didMove(toParent: nil)
  }

  /// A child has gone by itself, or to another parent; nothing by default.
  func lostChild(_ child: UIViewController) {}

  /// Ends the relation and tells nobody.
  func loseParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    changeTraits { parentTraits = nil }
  }

  /// Called by `addChild(_:)`, and with nil by the container before it removes the view.
  /// Overrides call super.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil, self.parent != nil { record.moveFromParent() }
  }
  open func didMove(toParent parent: UIViewController?) {}

  /// Exchanges two children of this controller: the second one's view joins the first one's
  /// superview, `animations` run with the options' effect, then the first one's view leaves.
  ///
  /// Both hear of their appearance, animated unless `duration` is 0, where this controller
  /// forwards it. `completion` runs once, with false when the animation was cut short; adding and
  /// removing the children is left to the caller. Seconds. Overrides call super.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Size

  /// The size the content would like, for a container or presentation that asks; none by default.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
  }

  // The first two do nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// What autoresizing will make of the child's view by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    autoresizedSize(of: container, in: parentSize)
  }

  /// Tells the children whose size will change; overrides call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(of: size, with: coordinator)
  }

  /// Tells the children whose traits will change; overrides call super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(of: newCollection, with: coordinator)
  }

  /// How the interface may stand while this controller fills the screen; by default every way on
  /// a pad, and all but upside down elsewhere.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.supportedInterfaceOrientations
  }

  /// How the interface stands first when this controller, presented full screen, does not support
  /// the present way; that way by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }

  /// Has `supportedInterfaceOrientations` asked again, and the interface turned if need be.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    PresentationEngineSlot.engine?.orientationsChanged()
  }

  // MARK: Presentation

  /// How the controller is shown when presented; `.automatic`, which reads back as
  /// `.pageSheet`, by default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      guard isStyleAutomatic else { return style }
      // Full screen before iOS 13 (facts A.0.3).
      return UIScreen.main.device.era < 13 ? .fullScreen : .pageSheet
    }
    set { style = newValue }
  }
  private var style = UIModalPresentationStyle.automatic
  /// Whether nobody has chosen a style.
  package var isStyleAutomatic: Bool { style == .automatic }

  /// The built-in animation of a presentation without a custom one.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Supplies custom animators, interactors and the presentation controller. Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { transitioningDelegateClass = transitioningDelegate.map { type(of: $0 as AnyObject) } }
  }
  /// The class of the delegate that was set last, even if it has been deallocated since.
  package private(set) var transitioningDelegateClass: AnyClass?

  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false

  /// What this controller itself presented, and by whom it was presented.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  /// The presentation that shows this controller; made early when it is read early.
  var ownPresentation: UIPresentationController? {
    get { heldPresentation }
    set {
      // Once dismissed, nobody is told that the presentation's overrides are gone.
      if newValue == nil {
        heldPresentation = nil
      } else {
        changeTraits { heldPresentation = newValue }
      }
    }
  }
  private var heldPresentation: UIPresentationController?

  /// The presentation of a system controller that brings its own; nil goes by the style.
  func ownKindOfPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// Presents `viewControllerToPresent`; `completion` runs after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    World.turn(to: viewIfLoaded?.layer)
    viewControllerToPresent.presentationSource = self
    PresentationEngineSlot.demand(by: self)?.present(
      viewControllerToPresent, from: self, animated: flag, completion)
  }

  /// Dismisses what this controller presented, or the controller itself when it presented
  /// nothing; `completion` runs after `viewDidDisappear` of the dismissed one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    World.turn(to: viewIfLoaded?.layer)
    PresentationEngineSlot.demand(by: self)?.dismiss(from: self, animated: flag, completion)
  }
  /// Who asked for the presentation that shows this controller: an unwind goes back through it.
  weak var presentationSource: UIViewController?

  // MARK: Segues

  /// The storyboard's scene that this controller came from; nil for one made by code.
  var scene: (any ControllerScene)?

  /// Performs the segue of this name; `shouldPerformSegue(withIdentifier:sender:)` is not asked.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard scene?.performSegue(named: identifier, from: self, sender: sender) == true else {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
  }

  /// Whether a segue that the user triggers may happen; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller, or an unwind from it, is performed; does nothing
  /// by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Shows `vc` in the nearest container that can, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    pass(vc, sender, on: Selector("showViewController:sender:", UIViewController.show)) {
      $0.show(vc, sender: sender)
    }
  }

  /// Shows `vc` as a detail in the nearest container that can, else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let action = Selector(
      "showDetailViewController:sender:", UIViewController.showDetailViewController)
    pass(vc, sender, on: action) { $0.showDetailViewController(vc, sender: sender) }
  }

  private func pass(
    _ vc: UIViewController, _ sender: Any?, on action: Selector,
    _ call: (UIViewController) -> Void
  ) {
    if let target = targetViewController(forAction: action, sender: sender), target !== self {
      call(target)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// This controller or the nearest ancestor that can perform `action`; nil when there is none.
  ///
  /// A container says so in `canPerformAction(_:withSender:)`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  // MARK: Unwinding

  /// The children that an unwind searches, in order; by default all but the one it comes from.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// The child that an unwind comes from; nil when it comes from elsewhere.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var node = source.source
    while let outer = node.outward {
      if outer === self { return node }
      node = outer
    }
    return nil
  }

  /// Whether an unwind may end here; by default when this controller has the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformAction(action, withSender: sender)
  }

  /// A container on the way to the destination shows `subsequentVC`; does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}
