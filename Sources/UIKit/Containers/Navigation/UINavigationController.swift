/// Shows the top controller of a stack, and animates between top controllers.
///
/// A push or pop changes the stack at once; its transition starts with the next layout pass, as in
/// UIKit. Requests made during a transition wait until it has ended.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kind of a transition. Raw values as in `UINavigationController.h`.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// Duration of the navigation bar's built-in animation; seconds. Measured as the duration of a
  /// push (facts F.10).
  public class var hideShowBarDuration: CGFloat { NavigationDefaults.duration }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Provides animators and observes transitions; a delegate set during a transition receives its
  /// end. Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      state.delegateAnimates = nil
      delegateClass = delegate.map { type(of: $0 as AnyObject) }
    }
  }
  /// The class of the delegate that was set last, even if it has been deallocated since.
  package private(set) var delegateClass: AnyClass?

  // MARK: Stack

  /// The stack and its pending requests.
  let state = NavigationState()

  /// Bottom to top. During a transition, the new stack; requests that wait for its end are not
  /// included.
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

  /// Pushes `viewController`. Raises if it is in the stack already.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    World.activate(worldOf: viewIfLoaded?.layer)
    CallTrace.note(
      .controller, self,
      .request(.push(ObjectName(of: viewController), animated: animated)))
    request(.push(checked(viewController)), animated: animated)
  }

  /// Removes the top controller and returns it; nil, without effect, at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    World.activate(worldOf: viewIfLoaded?.layer)
    CallTrace.note(.controller, self, .request(.pop(animated: animated)))
    let coming = state.coming
    guard coming.count > 1, let top = coming.last else { return nil }
    request(.popTop(top), animated: animated)
    return top
  }

  /// Removes everything above `viewController` and returns it. Raises if the stack does not contain
  /// it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    World.activate(worldOf: viewIfLoaded?.layer)
    CallTrace.note(
      .controller, self,
      .request(.popTo(ObjectName(of: viewController), animated: animated)))
    return pop(to: viewController, animated: animated)
  }

  /// Removes everything above the root and returns it; nil when the root is on top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    World.activate(worldOf: viewIfLoaded?.layer)
    CallTrace.note(.controller, self, .request(.popToRoot(animated: animated)))
    guard let root = state.coming.first else { return nil }
    return pop(to: root, animated: animated)
  }

  /// Replaces the stack: with a pop if the new top is in the stack, without a transition if it is
  /// on top already, else with a push. Raises for duplicates.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    World.activate(worldOf: viewIfLoaded?.layer)
    let names = viewControllers.map(ObjectName.init(of:))
    CallTrace.note(.controller, self, .request(.setViewControllers(names, animated: animated)))
    request(.replace(checked(viewControllers)), animated: animated)
  }

  /// Pushes `vc`; called when a controller in the stack calls `show(_:sender:)`.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Also true for the action of `show(_:sender:)`.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.description == "showViewController:sender:"
      || super.canPerformAction(action, withSender: sender)
  }

  override func lostChild(_ child: UIViewController) { forget(child) }

  // MARK: Bar

  /// Shows the items of the stack; only this controller changes them.
  public private(set) lazy var navigationBar: UINavigationBar = UINavigationBar(frame: .zero)

  /// False by default. The controllers extend under a hidden bar.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  var hidesBar = false

  /// Shows or hides the bar; if animated, it slides at the top, alongside a running transition.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }

  override func insets(ofChild child: UIViewController) -> UIEdgeInsets { barInsets(of: child) }
  override var hasBarsAboveChildren: Bool { true }

  /// Its own item, or that of the first controller of the stack.
  open override var tabBarItem: UITabBarItem! {
    get { barItems.tab ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  override func tabChanged(ofChild child: UIViewController) {
    if child === viewControllers.first { parent?.tabChanged(ofChild: self) }
  }

  // MARK: Size

  /// Its own size, or that of the top controller without change: whether UIKit adds the bar's
  /// height is unverified.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set {
      super.preferredContentSize = newValue
      state.toldSize = preferredContentSize
    }
  }

  /// Notifies the parent, or the presentation, when the top controller's preferred size changes.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { passOnPreferredSize() }
  }

  // MARK: Swiping back

  /// Pops by a drag from the leading edge of the screen. Disabled while the delegate provides
  /// animators, the back button is replaced or the bar is hidden, at the root and during
  /// transitions, unless its delegate is replaced (facts F.8).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }
  private(set) lazy var swipe = NavigationSwipe(on: self)

  // MARK: Lifecycle

  /// The superview of the controllers' views, and the container of transitions. It does not clip:
  /// an animator may transform the container itself.
  let stageView = UIView()

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in
      self?.layOutBar()
      self?.startDeferred()
    }
    view.addSubview(TransitionClipView(holding: stageView, in: view.bounds))
    view.addSubview(navigationBar)
    view.addGestureRecognizer(swipe.recognizer)
    self.view = view
    setUpBar()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showTop(animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topHasAppeared(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leaveScreen()
  }

  /// Nil while the bar is visible: this controller's own `preferredStatusBarStyle` applies, as its
  /// bar is below the status bar. With a hidden bar, the top controller.
  ///
  /// Sources: radars 15178634 and 15182487 ("preferredStatusBarStyle" of the stack's controllers is
  /// never called), forums.swift.org/t/50926 (likewise for a bar that is not hidden),
  /// sarunw.com/posts/preferredstatusbarstyle-not-getting-called, and, for the hidden bar,
  /// gist.github.com/hujunfeng/6651254.
  open override var childForStatusBarStyle: UIViewController? {
    hidesBar ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  // MARK: Unwinding

  /// The stack from the top down, without the child that contains the unwind's source (facts K.5).
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

/// Observes a navigation controller's transitions and supplies custom ones. Every requirement is
/// optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called once for each change of the top controller, including those that are cancelled later.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Called when a change of the top controller has completed; not after a cancel.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)

  /// Called for animated changes only. Implementing it disables the built-in swipe back, even if it
  /// returns nil (radar 15215690).
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Called only if there is an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    Unanswered.mark()
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    Unanswered.mark()
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Unanswered.mark()
    return nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Unanswered.mark()
    return nil
  }
}

/// The name of `UINavigationController.Operation` before Swift 4.2.
@available(*, unavailable, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

extension UIViewController {
  /// The nearest navigation controller among the ancestors.
  public var navigationController: UINavigationController? { nearestAncestor() }
}

/// A navigation controller's view, which starts transitions from its layout.
@MainActor
final class NavigationView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
