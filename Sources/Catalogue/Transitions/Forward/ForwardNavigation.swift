import UIKit

/// Adds forward navigation, as in a browser, to a navigation controller. The user goes forward with
/// a swipe from the trailing edge, and the app with a method.
///
/// ```swift
/// let forward = ForwardNavigation(navigation)
/// navigation.pushViewController(details, animated: true)
/// try stage.settle()
/// navigation.popViewController(animated: true)
/// try stage.settle()
///
/// forward.goForward()
/// ```
///
/// The object has this life cycle:
/// 1. `init(_:)` attaches the object to a navigation controller and adds the swipes.
/// 2. Each completed pop moves the popped controllers, with their views, to the forward stack.
/// 3. A swipe or `goForward(animated:)` pushes the controller that was popped last.
/// 4. The app must retain the object; its swipes are removed when it is deallocated.
///
/// The object becomes the navigation controller's `delegate` and forwards every call to its own `delegate`
/// property. Assign the app's delegate to the `delegate` property of this object. If the app's
/// delegate does not implement a method, the navigation controller behaves as if this object does
/// not implement it either. Therefore only the app's delegate determines whether the built-in swipe
/// back works: if it provides animators, the swipe is disabled. (Where UIKit checks with
/// `responds(to:)`, the check is forwarded to the app's delegate.)
///
/// Popped controllers are kept on a forward stack with their views and state. The controller that
/// was popped last is on top. When a popped controller is pushed again, its next callback is
/// `viewWillAppear`. Every completed pop adds its controllers to the forward stack, whether the pop
/// is animated or not. A cancelled transition does not change the forward stack. If the next
/// controller is pushed in any way, it is removed from the forward stack. If another controller is
/// pushed, or the navigation stack is replaced, the forward stack is cleared.
@MainActor
public final class ForwardNavigation: NSObject {
  /// Where a swipe may begin.
  public enum SwipeArea: CaseIterable, Sendable {
    /// A swipe begins at the edge of the screen.
    case edge
    /// A swipe begins anywhere, if it moves horizontally.
    case fullWidth
  }

  public private(set) weak var navigationController: UINavigationController?

  /// The app's own delegate for the navigation controller. The app's delegate is not retained.
  public weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      hasDelegate = delegate != nil
      introduceAgain()
    }
  }
  private var hasDelegate = false

  /// Assigns this object as the navigation controller's delegate again. The navigation controller
  /// caches which methods its delegate implements, and this object implements the methods that the
  /// app's delegate implements.
  private func introduceAgain() { navigationController?.delegate = self }

  func noticeDeadDelegate() {
    if hasDelegate, delegate == nil { delegate = nil }
  }

  /// Called at the end of a push or pop, after the delegate's `didShow`. `finished` is false if the
  /// transition was cancelled, which `didShow` does not report. The closure is called once for each
  /// `willShow`.
  public var completion: ((UINavigationController.Operation, _ finished: Bool) -> Void)?

  /// Creates a page to push if the forward stack is empty. The closure is called only when a swipe
  /// begins or `goForward` is called. If the closure returns nil, or a controller that already has
  /// a parent or presenter, no transition starts. If the transition is cancelled, the page that the
  /// closure created is released.
  public var nextViewController: (() -> UIViewController?)?

  // MARK: Setup

  /// Attaches to `navigationController` and adopts the current delegate as the app's delegate.
  public init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    known = navigationController.viewControllers
    super.init()
    delegate = navigationController.delegate
    introduceAgain()
    installSwipes()
    // If a transition is already in progress, this object has missed the transition's first
    // delegate calls. If such a transition is cancelled, there are no further delegate calls.
    _ = navigationController.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { [weak self] _ in self?.follow() })
  }

  isolated deinit {
    for swipe in swipes { swipe.remove() }
    guard let navigationController else { return }
    if replacesBackSwipe {
      navigationController.interactivePopGestureRecognizer?.isEnabled = true
    }
    if navigationController.delegate == nil { navigationController.delegate = delegate }
  }

  // MARK: Forward stack

  /// The default of `maximumDepth`. The number is Matchcut's choice, because UIKit does not have
  /// this feature.
  public static let defaultMaximumDepth = 10

  /// The maximum number of controllers on the forward stack. If there are more controllers, the
  /// oldest are released. If the maximum is 0, the forward stack is always empty.
  public var maximumDepth: Int {
    get { stack.maximumDepth }
    set { stack.maximumDepth = newValue }
  }

  /// The controllers on the forward stack. The controller that was popped last is at the end.
  public var forwardViewControllers: [UIViewController] {
    followUnshownChange()
    return stack.controllers
  }

  var stack = ForwardStack(maximumDepth: defaultMaximumDepth)
  /// The navigation stack after the last completed transition.
  var known: [UIViewController]
  /// The controllers with which the stack will be replaced; nil if no replacement is pending.
  private var replacement: [UIViewController]?

  /// Pushes the next controller and returns it. If there is no next controller, does nothing and
  /// returns nil.
  ///
  /// During a non-interactive transition, the push waits until the transition ends, as every push
  /// does. The pushed controller is the one that is next after the transition; after a pop, for
  /// example, it is the popped controller. During an interactive transition, and while a cancelled
  /// transition is reversed, the next controller is not known or may be on screen. During such a
  /// transition or reversal, the method returns nil and does not queue a push.
  @discardableResult
  public func goForward(animated: Bool = true) -> UIViewController? {
    if isAtRest { interactor = nil }
    guard let next = isAtRest ? findNext() : findComingNext() else { return nil }
    if !isAtRest { promised.append(next) }
    navigationController?.pushViewController(next, animated: animated)
    return next
  }

  /// Controllers that `goForward` has pushed and that are not on the navigation stack yet.
  private var promised: [UIViewController] = []

  /// The controller that will be next after the current non-interactive transition, and after the
  /// pushes that `goForward` has already queued.
  private func findComingNext() -> UIViewController? {
    guard let navigationController else { return nil }
    if let coordinator = navigationController.transitionCoordinator {
      guard !coordinator.isInteractive, !coordinator.isCancelled else { return nil }
    } else if interactor != nil {
      // If there is an interactor but no coordinator, this object's swipe has requested a
      // transition that has not begun.
      return nil
    }
    let now = navigationController.viewControllers
    promised.removeAll { page in now.contains { $0 === page } }
    var coming = stack
    coming.follow(from: known, to: now)
    for page in promised { coming.take(page) }
    // A controller that is being popped still has its parent.
    coming.forgetTaken { $0.isFree || $0.parent === navigationController }
    if let next = coming.next { return next }
    return nextViewController?().flatMap { page in
      page.isFree && !promised.contains { $0 === page } ? page : nil
    }
  }

  /// Releases all popped controllers, for example on a memory warning.
  public func removeAllForward() { stack.removeAll() }

  /// Whether there is a next controller, or a closure that may create one.
  var mayHaveNext: Bool { !forwardViewControllers.isEmpty || nextViewController != nil }

  /// The next controller. If the forward stack is empty, the closure `nextViewController` is called
  /// to create the next controller.
  func findNext() -> UIViewController? {
    guard isAtRest else { return nil }
    promised = []
    followUnshownChange()
    stack.forgetTaken()
    if let next = stack.next { return next }
    return nextViewController?().flatMap { $0.isFree ? $0 : nil }
  }

  /// Whether no transition is running or requested.
  var isAtRest: Bool {
    guard let navigationController else { return false }
    return navigationController.transitionCoordinator == nil
      && navigationController.viewControllers.last === known.last
  }

  /// Must be called before the whole stack is replaced. When the replacement completes, the forward
  /// stack is cleared.
  func willReplace(with controllers: [UIViewController]) { replacement = controllers }

  /// Updates the state after the stack was replaced without changing the top controller. If the top
  /// controller does not change, UIKit shows the change without a transition and without delegate
  /// calls.
  func followUnshownChange() {
    guard let now = navigationController?.viewControllers, now.last === known.last,
      !now.elementsEqual(known, by: ===)
    else { return }
    follow()
  }

  /// Compares the navigation stack with its previous state, and updates the forward stack
  /// accordingly.
  func follow() {
    guard let now = navigationController?.viewControllers else { return }
    stack.follow(from: known, to: now)
    known = now
    if let replacement, replacement.elementsEqual(now, by: ===) {
      stack.removeAll()
      self.replacement = nil
    }
  }

  // MARK: Changes

  /// A change of the top controller that `willShow` has announced and that has not ended.
  struct Change {
    let operation: UINavigationController.Operation
    let number: Int
  }
  var change: Change?
  private var changeCount = 0

  func begin(_ operation: UINavigationController.Operation) -> Change {
    end(change, finished: false)
    changeCount += 1
    let change = Change(operation: operation, number: changeCount)
    self.change = change
    return change
  }

  func end(_ ended: Change?, finished: Bool) {
    guard let ended, change?.number == ended.number else { return }
    change = nil
    let now = navigationController?.viewControllers ?? []
    promised.removeAll { page in now.contains { $0 === page } }
    if !finished { replacement = nil }
    completion?(ended.operation, finished)
  }

  // MARK: Swipes

  /// Whether a swipe can go forward; true by default.
  public var isForwardSwipeEnabled = true { didSet { enableSwipes() } }

  /// Whether this object's own swipe replaces the built-in swipe back, which is then disabled;
  /// false by default. Set this property to true if the app's delegate provides animators, because
  /// they disable the built-in swipe.
  public var replacesBackSwipe = false {
    didSet {
      guard replacesBackSwipe != oldValue else { return }
      navigationController?.interactivePopGestureRecognizer?.isEnabled = !replacesBackSwipe
      enableSwipes()
    }
  }

  /// Where swipes may begin; `.edge` by default. The built-in swipe back always begins at the
  /// leading edge unless `replacesBackSwipe` is true.
  public var swipeArea = SwipeArea.edge {
    didSet {
      guard swipeArea != oldValue else { return }
      for swipe in swipes { swipe.remove() }
      swipes = []
      installSwipes()
    }
  }

  /// If a swipe is released beyond this fraction of the width, the transition completes; otherwise
  /// it is cancelled. 0.5 by default.
  public var completionThreshold: CGFloat = 0.5 { didSet { renewPolicy() } }

  /// If the speed of a released swipe is at least this value, in points per second, only the
  /// swipe's direction decides whether the transition completes. The default is 300, as for the
  /// built-in swipe (unverified for that swipe). If this property is nil, the velocity is ignored
  /// and only the position of the release decides.
  public var completionVelocity: CGFloat? = 300 { didSet { renewPolicy() } }

  private var policy: CompletionPolicy {
    CompletionPolicy("forward") { [completionThreshold, completionVelocity] release in
      if let completionVelocity, abs(release.velocity) >= completionVelocity {
        return release.velocity > 0
      }
      return release.progress > completionThreshold
    }
  }

  private func renewPolicy() {
    for swipe in swipes { swipe.interaction.policy = policy }
  }

  /// The recognizers of the swipes, for use with `require(toFail:)`. The recognizers are available
  /// once the navigation controller's view is loaded.
  public var gestureRecognizers: [UIGestureRecognizer] { swipes.map(\.recognizer) }

  private var swipes: [ForwardSwipe] = []
  /// The interaction controller of the transition that this object's swipe has requested.
  var interactor: UIPercentDrivenInteractiveTransition?
  /// The controller that will be pushed if a swipe begins now.
  private var found: UIViewController?

  /// Installs the swipes in the navigation controller's own view, which no transition moves.
  func installSwipes() {
    guard swipes.isEmpty, let navigationController, navigationController.isViewLoaded,
      let view = navigationController.interactivePopGestureRecognizer?.view
        ?? navigationController.view
    else { return }
    swipes = ForwardSwipe.Direction.allCases.map { direction in
      ForwardSwipe(
        direction, fromEdge: swipeArea == .edge, policy: policy,
        canGo: { [weak self] in self?.canSwipe(direction) ?? false },
        go: { [weak self] in self?.swipe(direction, drivenBy: $0) },
        ended: { [weak self] in self?.swipeEnded() })
    }
    for swipe in swipes { swipe.add(to: view) }
    enableSwipes()
  }

  private func enableSwipes() {
    for swipe in swipes {
      swipe.recognizer.isEnabled =
        swipe.direction == .back ? replacesBackSwipe : isForwardSwipeEnabled
    }
  }

  /// Whether a swipe may begin. A swipe back cannot begin at the root, a swipe forward cannot begin
  /// without a next controller, and neither can begin during a transition.
  private func canSwipe(_ direction: ForwardSwipe.Direction) -> Bool {
    switch direction {
    case .back: return isAtRest && known.count > 1
    case .forward:
      found = findNext()
      return found != nil
    }
  }

  private func swipe(
    _ direction: ForwardSwipe.Direction, drivenBy interactor: GestureInteractionController
  ) {
    defer { found = nil }
    guard isAtRest else { return }
    self.interactor = interactor
    switch direction {
    case .back: navigationController?.popViewController(animated: true)
    case .forward:
      if let found { navigationController?.pushViewController(found, animated: true) }
    }
    // If no transition is running or requested at this point, the app has refused the swipe's
    // transition.
    if isAtRest { self.interactor = nil }
  }

  private func swipeEnded() {
    // A transition that has begun retains its interaction controller until it ends. Before the
    // transition begins, this reference is still needed.
    if change != nil { interactor = nil }
  }
}
