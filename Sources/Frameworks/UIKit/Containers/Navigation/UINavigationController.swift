import CDeviceRuntime

/// Shows the top controller of a stack, and animates between top controllers.
///
/// A push or pop changes the stack immediately. As in UIKit, the transition that shows a push or
/// pop starts with the next layout pass. Requests made during a transition wait until the
/// transition has ended.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kind of a transition. The raw values are those of `UINavigationController.h`.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// The duration of the navigation bar's built-in animation, in seconds. The value is the measured
  /// duration of a push (facts F.10).
  public class var hideShowBarDuration: CGFloat { NavigationDefaults.duration }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a controller whose bars have the given classes. If a class is nil, UIKit's own class
  /// is used. The bars are created with `init(frame:)`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barClass = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
  }
  private var barClass = UINavigationBar.self
  var toolbarClass = UIToolbar.self
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The delegate, which provides animators and observes transitions. A delegate that is set during
  /// a transition is notified of the transition's end. Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    willSet { KeyValueObserving.willChange(self, "delegate") }
    didSet {
      state.delegateAnimates = nil
      delegateClass = delegate.map { type(of: $0 as AnyObject) }
      KeyValueObserving.didChange(self, "delegate")
    }
  }
  /// The class of the delegate that was set most recently, even if that delegate has been
  /// deallocated.
  package private(set) var delegateClass: AnyClass?

  // MARK: Stack

  /// The stack and its pending requests.
  let state = NavigationState()

  /// The stack, from bottom to top. During a transition this is the new stack; requests that wait
  /// for the end of the transition are not included.
  open var viewControllers: [UIViewController] {
    get { state.stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { state.stack.last }

  /// The top controller, or the controller that it presents.
  open var visibleViewController: UIViewController? {
    var visible = topViewController
    while let next = visible?.presentedViewController, !next.isBeingDismissed { visible = next }
    return visible
  }

  /// Pushes `viewController`. Raises an exception if the controller is already in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if methods_are_exchanged(),
      ran("pushViewController:animated:", viewController, animated)
    {
      return
    }
    beginPush(of: viewController, animated: animated)
  }

  /// Removes the top controller and returns it. At the root, this method does nothing and returns
  /// nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if methods_are_exchanged(),
      let result = answer("popViewControllerAnimated:", animated, as: UIViewController?.self)
    {
      return result
    }
    return beginPop(animated: animated)
  }

  /// Removes all controllers above `viewController` and returns them. Raises an exception if the
  /// stack does not contain `viewController`.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    if methods_are_exchanged(),
      let result = answer(
        "popToViewController:animated:", viewController, animated, as: [UIViewController]?.self)
    {
      return result
    }
    return beginPop(to: viewController, animated: animated)
  }

  /// Removes all controllers above the root and returns them; returns nil if the root is on top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if methods_are_exchanged(),
      let result = answer(
        "popToRootViewControllerAnimated:", animated, as: [UIViewController]?.self)
    {
      return result
    }
    return beginPopToRoot(animated: animated)
  }

  /// Replaces the stack. The change is a pop if the new top controller is in the stack, and a push
  /// if it is not. If the new top controller is already on top, there is no transition. Raises an
  /// exception for duplicates.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    if methods_are_exchanged(),
      ran("setViewControllers:animated:", viewControllers, animated)
    {
      return
    }
    beginReplacing(with: viewControllers, animated: animated)
  }

  /// Pushes `vc`. Called when a controller in the stack calls `show(_:sender:)`.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Whether the controller can perform `action`. The result is also true for the action of
  /// `show(_:sender:)`.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.description == "showViewController:sender:"
      || super.canPerformAction(action, withSender: sender)
  }

  override var requestedCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinatorOfRequest()
  }

  override func lostChild(_ child: UIViewController) { forget(child) }

  // MARK: Bar

  /// The bar that shows the items of the stack. Only the navigation controller changes the bar's
  /// items.
  public private(set) lazy var navigationBar: UINavigationBar = barClass.made(with: .zero)

  /// Whether the bar is hidden; false by default. The controllers' views extend under a hidden bar.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  var hidesBar = false

  /// Shows or hides the bar. If the change is animated, the bar slides in or out at the top,
  /// alongside the running transition if there is one.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    if methods_are_exchanged(), ran("setNavigationBarHidden:animated:", hidden, animated) { return }
    hideBar(hidden, animated: animated)
  }

  override func insets(ofChild child: UIViewController) -> UIEdgeInsets { barInsets(of: child) }
  override var hasBarsAboveChildren: Bool { true }
  override func frame(ofChild child: UIViewController, in bounds: CGRect) -> CGRect {
    placedFrame(ofChild: child, in: bounds)
  }
  override func edgesChanged(ofChild child: UIViewController) { placeShownView() }
  override func toolbarItemsChanged(ofChild child: UIViewController) { updateToolbar() }

  /// This controller's own tab bar item or, if it has none, that of the first controller of the
  /// stack.
  open override var tabBarItem: UITabBarItem! {
    get { barItems.tab ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  override func tabChanged(ofChild child: UIViewController) {
    if child === viewControllers.first { parent?.tabChanged(ofChild: self) }
  }

  // MARK: Toolbar

  /// The bar at the bottom, which shows the `toolbarItems` of the top controller.
  public private(set) lazy var toolbar: UIToolbar! = makeToolbar()
  /// Whether the toolbar is hidden; true by default. The value does not change while a controller
  /// with `hidesBottomBarWhenPushed` hides the toolbar (unverified).
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  var hidesToolbar = true
  /// Whether the toolbar is below the bottom edge because a controller of the stack sets
  /// `hidesBottomBarWhenPushed`. The value changes when the transition begins.
  var lowersToolbar = false
  /// Shows or hides the toolbar. If the change is animated, the bar slides in or out at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  // MARK: Size

  /// This controller's own preferred size or, if that is zero, the preferred size of the top
  /// controller. Whether UIKit adds the bar's height to this size is unverified.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set {
      super.preferredContentSize = newValue
      state.notifiedSize = preferredContentSize
    }
  }

  /// Notifies the parent or the presentation when the top controller's preferred size changes.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { passOnPreferredSize() }
  }

  // MARK: Orientation

  /// The delegate's answer. If the delegate does not specify orientations, the default orientations
  /// of view controllers apply.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    answer("navigationControllerSupportedInterfaceOrientations", \.names) {
      $0.navigationControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// The delegate's answer. If the delegate does not specify an orientation, this is the current
  /// orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    answer(
      "navigationControllerPreferredInterfaceOrientationForPresentation", { ".\($0)" },
      { $0.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
    ) ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The delegate's answer; nil if the delegate does not implement the method. `text` returns the
  /// answer's text for the trace.
  private func answer<R>(
    _ method: String, _ text: (R) -> String, _ question: (any UINavigationControllerDelegate) -> R
  ) -> R? {
    guard let delegate else { return nil }
    return CallTrace.askIfImplemented(
      .delegate, delegate, .message(.init(method, of: self)), { question(delegate) },
      answer: { .value(.text(text($0))) })
  }

  // MARK: Hiding the bars

  /// Whether a swipe up hides the navigation bar and the toolbar, and a swipe down shows them
  /// again; false by default. The toolbar is hidden and shown only if it has items.
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// Whether a tap that nothing else handles hides or shows the bars; false by default.
  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  /// Whether the bars are hidden while the height is compact; false by default. A tap in the area
  /// of the bars shows them.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.update() } }
  /// Whether the bars are hidden when the keyboard appears; false by default. The bars stay hidden
  /// when the keyboard disappears, until a tap on the content shows them.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }

  /// The recognizer of `hidesBarsOnSwipe`; enabled while that property is true.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// The recognizer of taps that hide or show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  private var ownBarHiding: BarHiding?
  private var barHiding: BarHiding {
    if let ownBarHiding { return ownBarHiding }
    let made = BarHiding(of: self)
    ownBarHiding = made
    made.update()
    return made
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      ownBarHiding?.heightChanged()
    }
  }

  // MARK: Swiping back

  /// The recognizer that pops when the user drags from the leading edge of the screen. The
  /// recognizer is disabled at the root and during transitions. It is also disabled while the
  /// delegate provides animators, while the back button is replaced, and while the bar is hidden.
  /// If the app replaces the recognizer's delegate, the recognizer is enabled even at the root and
  /// during transitions (facts F.8).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }
  private(set) lazy var swipe = NavigationSwipe(on: self)

  // MARK: Lifecycle

  /// The superview of the controllers' views, and the container of transitions. The container does
  /// not clip, because an animator may transform the container itself.
  let stageView = UIView()

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in
      self?.layOutBar()
      self?.startDeferred()
    }
    view.onLeaving = { [weak self] in self?.settleIfAway() }
    view.addSubview(TransitionClipView(holding: stageView, in: view.bounds))
    view.addSubview(navigationBar)
    view.addGestureRecognizer(swipe.recognizer)
    self.view = view
    addToolbar(to: view)
    setUpBar()
    ownBarHiding?.update()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTop(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topHasAppeared(animated: animated)
    ownBarHiding?.heightChanged()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leaveScreen()
  }

  /// The top controller if the navigation bar is hidden. A visible navigation bar extends behind
  /// the status bar, so this property is nil and this controller's own `preferredStatusBarStyle`
  /// applies.
  ///
  /// Sources: radars 15178634 and 15182487 ("preferredStatusBarStyle" of the stack's controllers is
  /// never called), forums.swift.org/t/50926 (likewise for a bar that is not hidden),
  /// sarunw.com/posts/preferredstatusbarstyle-not-getting-called, and, for the hidden bar,
  /// gist.github.com/hujunfeng/6651254.
  open override var childForStatusBarStyle: UIViewController? {
    replaced("childForStatusBarStyle", of: UINavigationController.self) {
      hidesBar ? topViewController : nil
    }
  }
  open override var childForStatusBarHidden: UIViewController? {
    replaced("childForStatusBarHidden", of: UINavigationController.self) { topViewController }
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  // MARK: Unwinding

  /// The controllers of the stack from top to bottom, without the child that contains the unwind's
  /// source (facts K.5).
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  {
    let origin = childContaining(source)
    return viewControllers.reversed().filter { $0 !== origin }
  }

  /// Pops to `subsequentVC`.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }
}

extension UIViewController {
  /// The nearest navigation controller among the ancestors; nil if there is none.
  public var navigationController: UINavigationController? { nearestAncestor() }
}

// MARK: Exchanged implementations

extension UINavigationController {
  private func ran<each A>(_ name: String, _ arguments: repeat each A) -> Bool {
    ExchangedMethods.ran(name, of: UINavigationController.self, self, repeat each arguments)
  }
  private func answer<each A, R>(
    _ name: String, _ arguments: repeat each A, as type: R.Type
  ) -> R? {
    ExchangedMethods.answer(
      name, of: UINavigationController.self, self, repeat each arguments, as: type)
  }
}
