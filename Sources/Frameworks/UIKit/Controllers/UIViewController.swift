import CDeviceRuntime

/// Manages the views of one screen and their appearance.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer {
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
  /// The title. The title is also set on the controller's bar items.
  open var title: String? {
    willSet { KeyValueObserving.willChange(self, "title") }
    didSet {
      barItems.titleChanged(to: title)
      KeyValueObserving.didChange(self, "title")
    }
  }

  // MARK: Bars

  /// The content of the navigation bar for this controller; created with the controller's title on
  /// first access.
  open var navigationItem: UINavigationItem { barItems.navigationItem(titled: title) }

  /// The controller's tab bar item; created with the controller's title on first access. A
  /// navigation controller without an item of its own returns the item of the first controller on
  /// its stack.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabBarItem(titled: title) }
    set {
      barItems.tab = newValue
      parent?.tabChanged(ofChild: self)
    }
  }

  /// Whether the tab bar is hidden while this controller is on a navigation stack; false by
  /// default.
  ///
  /// The tab bar is hidden from the controller's push until its pop.
  open var hidesBottomBarWhenPushed = false

  /// The items that a navigation controller's toolbar shows while this controller is on top; nil by
  /// default.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { parent?.toolbarItemsChanged(ofChild: self) }
  }
  /// Sets `toolbarItems`. The change is never animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Called when a child's toolbar items change; does nothing by default.
  func toolbarItemsChanged(ofChild child: UIViewController) {}

  var barItems = ControllerBarItems()
  /// Called when a child's tab bar item changes; does nothing by default.
  func tabChanged(ofChild child: UIViewController) {}

  // MARK: View

  /// The controller's view; loaded on first access.
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

  /// Creates the view. The view is loaded from the storyboard or, if there is none, from the nib
  /// with the name `nibName` or the name of the class. If there is neither a storyboard nor a nib,
  /// the view is empty and has the screen's size. Do not call this method directly.
  open func loadView() {
    if loadDesignedView() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  // The following life cycle methods do nothing by default. Overrides must call super.
  open func viewDidLoad() {
    if methods_are_exchanged(), ran("viewDidLoad") { return }
  }
  open func viewWillAppear(_ animated: Bool) {
    if methods_are_exchanged(), ran("viewWillAppear:", animated) { return }
    expectCall(.willAppear)
  }
  /// Called once per appearance, when the view is in the window with its final traits and size.
  open func viewIsAppearing(_ animated: Bool) {
    if methods_are_exchanged(), ran("viewIsAppearing:", animated) { return }
  }
  open func viewDidAppear(_ animated: Bool) {
    if methods_are_exchanged(), ran("viewDidAppear:", animated) { return }
    expectCall(.didAppear)
  }
  open func viewWillDisappear(_ animated: Bool) {
    if methods_are_exchanged(), ran("viewWillDisappear:", animated) { return }
    expectCall(.willDisappear)
  }
  open func viewDidDisappear(_ animated: Bool) {
    if methods_are_exchanged(), ran("viewDidDisappear:", animated) { return }
    expectCall(.didDisappear)
  }
  open func viewWillLayoutSubviews() {
    if methods_are_exchanged(), ran("viewWillLayoutSubviews") { return }
  }
  open func viewDidLayoutSubviews() {
    if methods_are_exchanged(), ran("viewDidLayoutSubviews") { return }
  }
  open func didReceiveMemoryWarning() {
    if methods_are_exchanged(), ran("didReceiveMemoryWarning") { return }
  }
  /// Calls the view's `updateConstraints()`. Overrides must call super as their last step.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  // MARK: Traits

  package var traitState: TraitState?
  package var traitLane: CallTrace.Lane? { .controller }
  package var inheritedTraits = UIScreen.main.traitCollection
  /// The traits that the parent sets for this child.
  var parentTraits: UITraitCollection? {
    didSet { parentLayer = parentTraits.map { TraitLayer($0) } }
  }
  private(set) var parentLayer: TraitLayer?

  /// The traits of the view's superview, modified by the overrides of the presentation, the parent
  /// and the controller itself.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Called after a change of the traits, before the view and its subviews are notified; does
  /// nothing by default. Overrides must call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if methods_are_exchanged(), ran("traitCollectionDidChange:", previousTraitCollection) { return }
  }

  /// The light or dark style of the controller, its view and its children. If it is `.unspecified`
  /// (the default), the style is inherited.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { ensuredTraitState.style = newValue } }
  }

  /// Trait overrides for the controller, its view and its children.
  public final var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set { changeTraits { ensuredTraitState.overrides = newValue } }
  }

  /// Sets traits that override the inherited traits of a child; nil removes the override.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraits(collection, of: childViewController)
  }

  /// The override set for the child; nil by default.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    childViewController.parent === self ? childViewController.parentTraits : nil
  }

  // MARK: Safe area and margins

  /// The guide for the area above the safe area of the controller's view. Since iOS 11, apps use
  /// the safe area instead.
  open var topLayoutGuide: any UILayoutSupport { edgeGuide(isTop: true) }
  /// The guide for the area below the safe area of the controller's view. Since iOS 11, apps use
  /// the safe area instead.
  open var bottomLayoutGuide: any UILayoutSupport { edgeGuide(isTop: false) }

  /// Insets for the controller's own bars and panels, added to the view's safe area; zero by
  /// default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsEdges() }
    }
  }
  /// The additional safe area insets of a child's view, for this container's bars. Containers with
  /// bars override this method. A container with bars calls `setNeedsEdges()` on the child's view
  /// when the insets change.
  func insets(ofChild child: UIViewController) -> UIEdgeInsets { .zero }
  /// The edges at which the view extends under the bars of a navigation or tab bar controller; all
  /// by default. At the other edges, the view ends where the bar begins.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.edgesChanged(ofChild: self) } }
  }
  /// Whether the view also extends under bars that are not translucent; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
      parent?.edgesChanged(ofChild: self)
    }
  }
  /// The frame of a child's view. The frame is `bounds` without the areas of bars that the view
  /// does not extend under. Containers with bars override this method.
  func frame(ofChild child: UIViewController, in bounds: CGRect) -> CGRect { bounds }
  /// Called when a child's edges change; does nothing by default.
  func edgesChanged(ofChild child: UIViewController) {}
  /// Whether children's scroll views adjust their content insets for bars even if the content does
  /// not scroll.
  var hasBarsAboveChildren: Bool { false }
  /// Whether the main scroll view insets its content for bars even if the content does not scroll;
  /// true by default. Only scroll views whose `contentInsetAdjustmentBehavior` is `.automatic`
  /// follow this older property.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the view's side margins are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.minimumMarginsChanged()
    }
  }

  /// The scroll view that bars at `edge` observe. If it is nil (the default), bars search for a
  /// scroll view. Containers return the scroll view of a child.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? topScrollView : edge.contains(.bottom) ? bottomScrollView : nil
  }
  /// Sets the scroll view that bars at the top, at the bottom or at both edges observe. Not
  /// retained.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { topScrollView = scrollView }
    if edge.contains(.bottom) { bottomScrollView = scrollView }
    parent?.viewIfLoaded?.setNeedsLayout()
  }
  /// Sets the scroll view that bars at every edge observe. The scroll view is not retained
  /// (`UIViewController.h`, iOS 15).
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  private weak var topScrollView: UIScrollView?
  private weak var bottomScrollView: UIScrollView?

  // `viewSafeAreaInsetsDidChange()` and `viewLayoutMarginsDidChange()` are called once per change,
  // after the corresponding method of the view; they do nothing by default. Overrides must call
  // super.
  open func viewSafeAreaInsetsDidChange() {
    if methods_are_exchanged(), ran("viewSafeAreaInsetsDidChange") { return }
  }
  open func viewLayoutMarginsDidChange() {}

  // MARK: Editing

  /// Whether the user edits the content; false by default. Setting this property calls
  /// `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { holdsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var holdsEditing = false

  /// Begins or ends editing, and changes the title of `editButtonItem`. Overrides show or hide
  /// their editing controls and must call super (`UIViewController.h`).
  open func setEditing(_ editing: Bool, animated: Bool) {
    holdsEditing = editing
    if let item = editItem { show(editing, on: item) }
  }

  /// A button that begins and ends editing with animation. The button's title is "Edit" or "Done".
  /// The button is created on first use.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    show(isEditing, on: item)
    editItem = item
    return item
  }
  private var editItem: UIBarButtonItem?

  private func show(_ editing: Bool, on item: UIBarButtonItem) {
    item.title = editing ? "Done" : "Edit"
    item.style = editing ? .done : .plain
  }

  // MARK: Status bar

  // The engine reads the properties for the status bar when a controller appears or disappears, and
  // on `setNeedsStatusBarAppearanceUpdate()`. The engine reads them from the topmost controller
  // that covers the screen or, if that controller designates a child, from the child.

  /// Whether the status bar is hidden. By default it is hidden only in a compact height.
  open var prefersStatusBarHidden: Bool {
    if methods_are_exchanged(), let result = answer("prefersStatusBarHidden", as: Bool.self) {
      return result
    }
    return hidesStatusBar
  }
  /// The style of the status bar. `.default` means dark symbols over a light interface, light
  /// symbols over a dark one.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    if methods_are_exchanged(),
      let result = answer("preferredStatusBarStyle", as: UIStatusBarStyle.self)
    {
      return result
    }
    return .default
  }
  /// The animation with which the status bar appears or disappears inside an animation block;
  /// `.fade` by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    if methods_are_exchanged(),
      let result = answer("preferredStatusBarUpdateAnimation", as: UIStatusBarAnimation.self)
    {
      return result
    }
    return .fade
  }
  /// The child whose preference for the status bar is used instead of this controller's. If it is
  /// nil (the default), this controller's own preference is used.
  open var childForStatusBarHidden: UIViewController? {
    replaced("childForStatusBarHidden") { nil }
  }
  open var childForStatusBarStyle: UIViewController? {
    replaced("childForStatusBarStyle") { nil }
  }
  /// Whether the controller determines the status bar's appearance although it is not presented
  /// full screen; false by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the home indicator hides automatically; false by default. Matchcut does not render the
  /// home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool {
    replaced("prefersHomeIndicatorAutoHidden") { false }
  }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the system's gestures wait for those of the app; none by default. Matchcut
  /// has no gestures of the system at the edges.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// A name for state restoration; nil by default. Matchcut restores no state.
  open var restorationIdentifier: String?

  // MARK: Appearance

  var record = ControllerRecord()
  /// The registrations for previews, which `Previewing.swift` makes.
  var previews: [NSObject] = []
  package var appearance: AppearanceState { record.appearance }

  open var isBeingPresented: Bool { asksUp(.presented) }
  open var isBeingDismissed: Bool { asksUp(.dismissed) }
  /// True from `addChild(_:)` until the end of the appearance that follows.
  open var isMovingToParent: Bool { record.containment == .movingToParent }
  /// True from `willMove(toParent: nil)` until the end of the disappearance that follows.
  open var isMovingFromParent: Bool { record.containment == .movingFromParent }

  private func asksUp(_ presentation: ControllerRecord.Presentation) -> Bool {
    record.presentation == presentation || (parent?.asksUp(presentation) ?? false)
  }

  /// Informs a child that its appearance is about to change. Containers call this method instead of
  /// the four appearance methods.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    record.reopen(isAppearing: isAppearing)
    move(isAppearing ? .willAppear : .willDisappear, animated: animated)
  }

  /// Informs a child that the appearance change has ended.
  open func endAppearanceTransition() {
    move(
      appearance == .appearing ? .didAppear : .didDisappear, animated: record.isAnimated)
  }

  /// Whether appearance calls are forwarded to children automatically; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Adds `childController` after removing it from its previous parent, and calls its
  /// `willMove(toParent:)`. The caller adds the child's view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    if methods_are_exchanged(), ran("addChildViewController:", childController) { return }
    addToChildren(childController)
  }

  /// Removes this controller from its parent. Calls `didMove(toParent: nil)`, but not
  /// `willMove(toParent:)`.
  open func removeFromParent() {
    if methods_are_exchanged(), ran("removeFromParentViewController") { return }
    removeFromChildren()
  }

  /// Called when a child has been removed or moved to another parent; does nothing by default.
  func lostChild(_ child: UIViewController) {}

  /// Called by `addChild(_:)`. The container also calls this method, with nil, before it removes
  /// the view. Overrides must call super.
  open func willMove(toParent parent: UIViewController?) {
    if methods_are_exchanged(), ran("willMoveToParentViewController:", parent) { return }
    parentWillChange(to: parent)
  }
  open func didMove(toParent parent: UIViewController?) {
    if methods_are_exchanged(), ran("didMoveToParentViewController:", parent) { return }
  }

  /// Replaces the view of one child with that of another. Adds the second view to the superview of
  /// the first, runs `animations` with the effect that the options specify, then removes the first
  /// view.
  ///
  /// If this controller forwards appearance calls, both children receive them. The calls are
  /// animated unless `duration` is 0. `completion` runs once; its argument is false if the
  /// animation was interrupted. The caller itself adds and removes the children. `duration` is in
  /// seconds. Overrides must call super.
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

  /// The preferred size of the content, for a container or presentation that takes it into account;
  /// zero by default.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
  }

  // The two `…DidChange(forChildContentContainer:)` methods do nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// By default, the size that the child's view will have after autoresizing.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    autoresizedSize(of: container, in: parentSize)
  }

  /// Notifies the children whose size will change. Overrides must call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if methods_are_exchanged(),
      ran("viewWillTransitionToSize:withTransitionCoordinator:", size, coordinator)
    {
      return
    }
    tellChildren(of: size, with: coordinator)
  }

  // The three rotation methods from before iOS 8 are called when the interface rotates.
  // `willRotate` is called before the change, `willAnimateRotation` inside the change's animation,
  // when the view has its new size, and `didRotate` after the change. The rotation methods do
  // nothing by default. UIKit calls the rotation methods on every controller of the window, even on
  // a controller that implements `viewWillTransition(to:with:)` (unverified).
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Notifies the children whose traits will change. Overrides must call super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellChildren(of: newCollection, with: coordinator)
  }

  /// The interface orientations that this controller supports while it fills the screen. By default
  /// these are all orientations on an iPad, and all except upside down on other devices.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    replaced("supportedInterfaceOrientations") { UIDevice.current.supportedInterfaceOrientations }
  }

  /// Whether the interface rotates with the device; true by default. The value is not read, because
  /// since iOS 16 only `supportedInterfaceOrientations` determines the orientation (iOS 16 release
  /// notes).
  open var shouldAutorotate: Bool { replaced("shouldAutorotate") { true } }

  /// The initial orientation if this controller is presented full screen and does not support the
  /// current orientation; the current orientation by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    UIScreen.main.interfaceOrientation
  }

  /// Makes UIKit read `supportedInterfaceOrientations` again and rotate the interface if necessary.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    PresentationEngineSlot.engine?.orientationsChanged()
  }

  // MARK: Presentation

  /// The style in which this controller is presented; `.automatic` by default. If the style is
  /// `.automatic`, the getter returns `.pageSheet`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      guard isStyleAutomatic else { return style }
      // Before iOS 13, the default is full screen (facts A.0.3).
      return UIScreen.main.device.era < 13 ? .fullScreen : .pageSheet
    }
    set { style = newValue }
  }
  private var style = UIModalPresentationStyle.automatic
  /// Whether the style is automatic because no other style has been set.
  package var isStyleAutomatic: Bool { style == .automatic }

  /// The built-in animation that is used if there is no custom animator.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// The coordinator of the transition that involves this controller or an ancestor; nil if no such
  /// transition is running or requested.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    requestedCoordinator ?? PresentationEngineSlot.engine?.coordinator(involving: self)
      ?? parent?.transitionCoordinator
  }
  /// The coordinator of a change that was requested and whose transition does not exist yet.
  /// Containers whose transitions start later than their requests override this property.
  var requestedCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Supplies custom animators, interaction controllers and the presentation controller. Not
  /// retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { transitioningDelegateClass = transitioningDelegate.map { type(of: $0 as AnyObject) } }
  }
  /// The class of the delegate that was set most recently, even if that delegate has been
  /// deallocated.
  package private(set) var transitioningDelegateClass: AnyClass?

  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var isModalInPresentation = false

  /// The controller that this controller itself presented, and the controller that presented this
  /// one.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  /// The presentation controller of this controller. The presentation controller is created early
  /// if the app reads it before presenting.
  var ownPresentation: UIPresentationController? {
    get { heldPresentation }
    set {
      // A dismissal does not send trait notifications when the presentation's overrides are
      // removed.
      if newValue == nil {
        heldPresentation = nil
      } else {
        changeTraits { heldPresentation = newValue }
      }
    }
  }
  private var heldPresentation: UIPresentationController?

  /// The presentation controller of a system controller that has its own kind of presentation; nil
  /// if the style determines the presentation controller.
  func ownKindOfPresentation(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// Presents `viewControllerToPresent`; `completion` runs after its `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if methods_are_exchanged(),
      ran("presentViewController:animated:completion:", viewControllerToPresent, flag, completion)
    {
      return
    }
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this controller presented, or this controller itself if it has
  /// not presented one. `completion` runs after the dismissed controller's `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if methods_are_exchanged(),
      ran("dismissViewControllerAnimated:completion:", flag, completion)
    {
      return
    }
    beginDismissing(animated: flag, completion: completion)
  }

  /// The controller on which `present` was called to present this controller. An unwind passes
  /// through the controller on which `present` was called.
  weak var presentationSource: UIViewController?

  // MARK: Segues

  /// The storyboard scene of this controller; nil for a controller created in code.
  var scene: (any StoryboardController)?

  /// Performs the segue with this identifier, without calling
  /// `shouldPerformSegue(withIdentifier:sender:)`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard scene?.performSegue(named: identifier, from: self, sender: sender) == true else {
      UIKitLog.raise(
        UIKitLog.invalidArgument, "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
  }

  /// Whether to perform a segue that the user has triggered; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue or an unwind from this controller is performed; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Shows `vc` in the nearest container that supports it, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    pass(vc, sender, on: Selector("showViewController:sender:", UIViewController.show)) {
      $0.show(vc, sender: sender)
    }
  }

  /// Shows `vc` as a detail in the nearest container that supports it, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let action = Selector(
      "showDetailViewController:sender:", UIViewController.showDetailViewController)
    pass(vc, sender, on: action) { $0.showDetailViewController(vc, sender: sender) }
  }

  /// This controller or the nearest ancestor that can perform `action`; nil if there is none.
  ///
  /// Containers declare through `canPerformAction(_:withSender:)` that they support an action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parent?.targetViewController(forAction: action, sender: sender)
  }

  // MARK: Unwinding

  /// The children that an unwind searches, in order. By default these are all children except the
  /// one that contains the source of the unwind.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// The child that contains the source of an unwind; nil if no child contains it.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var node = source.source
    while let outer = node.outward {
      if outer === self { return node }
      node = outer
    }
    return nil
  }

  /// Whether an unwind may end at this controller. By default, an unwind may end at every
  /// controller that implements the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformAction(action, withSender: sender)
  }

  /// Called on a container along the unwind path to show `subsequentVC`; does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
}

// MARK: Exchanged implementations

extension UIViewController {
  private func ran<each A>(_ name: String, _ arguments: repeat each A) -> Bool {
    ExchangedMethods.ran(name, of: UIViewController.self, self, repeat each arguments)
  }
  private func answer<each A, R>(
    _ name: String, _ arguments: repeat each A, as type: R.Type
  ) -> R? {
    ExchangedMethods.answer(name, of: UIViewController.self, self, repeat each arguments, as: type)
  }
  /// The value of the implementation that replaces the getter of a property of `owner`, otherwise
  /// `original`.
  func replaced<R>(
    _ name: String, of owner: AnyClass = UIViewController.self, _ original: () -> R
  ) -> R {
    guard methods_are_exchanged() else { return original() }
    return ExchangedMethods.answer(name, of: owner, self, as: R.self) ?? original()
  }
}
