import UIKit

/// Lets a navigation controller go forward again to where it was gone back from, as a browser
/// does: by a call, and by a swipe from the trailing edge.
///
///     forward = ForwardNavigation(navigationController)
///
/// Keep the object: nobody else does, and when it goes, its swipes go with it. It takes the
/// navigation controller's `delegate` and passes every question and message on to its own
/// `delegate`, so that an app's delegate belongs there. A method that the app's delegate does not
/// implement stays unimplemented: the built-in swipe back, which a delegate with animators
/// switches off, is as the app's delegate has it. (Where UIKit finds that out with
/// `responds(to:)`, it has to be asked of the app's delegate as well.)
///
/// What is gone back from is kept with its views and state, the nearest on top, and starts at
/// `viewWillAppear` when it returns. Pops of every kind count, animated or not, at the moment they
/// are complete: a cancelled transition changes nothing. Pushing the next controller by any means
/// takes it off; pushing another one, or a stack that is replaced, ends the way forward.
@MainActor
public final class ForwardNavigation: NSObject {
  /// Where a finger may begin.
  public enum SwipeArea: CaseIterable, Sendable {
    /// At the edge of the screen.
    case edge
    /// Anywhere, when it moves sideways.
    case fullWidth
  }

  public private(set) weak var navigationController: UINavigationController?

  /// The app's own delegate of the navigation controller. Not retained.
  public weak var delegate: (any UINavigationControllerDelegate)? {
    didSet {
      hasDelegate = delegate != nil
      introduceAgain()
    }
  }
  private var hasDelegate = false

  /// Navigation controllers remember what their delegate implements: that has changed with the
  /// app's.
  private func introduceAgain() { navigationController?.delegate = self }

  func noticeDeadDelegate() {
    if hasDelegate, delegate == nil { delegate = nil }
  }

  /// Called when a push or pop has come to its end, after the delegate's `didShow`: with true when
  /// it is complete, with false when it was cancelled, of which `didShow` does not tell. Called
  /// once for each `willShow`.
  public var completion: ((UINavigationController.Operation, _ finished: Bool) -> Void)?

  /// Asked for a page beyond the last one, when nothing is left to go forward to: as a swipe
  /// begins or `goForward` is called, never before. Nil, or a page that stands elsewhere, starts
  /// nothing. A cancelled page is let go.
  public var nextViewController: (() -> UIViewController?)?

  // MARK: Making

  /// Attaches to `navigationController`, and takes its delegate as the app's.
  public init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    known = navigationController.viewControllers
    super.init()
    delegate = navigationController.delegate
    introduceAgain()
    installSwipes()
    // Of a transition that is under way it has not been told, nor will it be of its cancel.
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

  // MARK: The way forward

  /// How many controllers are kept by default; a choice, not UIKit's, which has no such thing.
  public static let defaultMaximumDepth = 10

  /// More than this many are not kept; the farthest are let go. 0 keeps none.
  public var maximumDepth: Int {
    get { stack.maximumDepth }
    set { stack.maximumDepth = newValue }
  }

  /// What was gone back from, the nearest last.
  public var forwardViewControllers: [UIViewController] {
    followUnshownChange()
    return stack.controllers
  }

  var stack = ForwardStack(maximumDepth: defaultMaximumDepth)
  /// The navigation stack as of the last transition that completed.
  var known: [UIViewController]
  /// What the stack is about to be replaced with.
  private var replacement: [UIViewController]?

  /// Pushes the next controller and answers it; nil, and nothing happens, when there is none.
  ///
  /// In a transition that runs by itself the push waits for its end, as every push does, and the
  /// next controller is the one that will be the next then: after a pop, the popped one. While a
  /// finger holds a transition, and while a cancelled one runs back, nobody knows which that will
  /// be, or it is not what is on screen: nil is answered, and nothing waits.
  @discardableResult
  public func goForward(animated: Bool = true) -> UIViewController? {
    if isAtRest { interactor = nil }
    guard let next = isAtRest ? findNext() : findComingNext() else { return nil }
    if !isAtRest { promised.append(next) }
    navigationController?.pushViewController(next, animated: animated)
    return next
  }

  /// Those that `goForward` has pushed and that have not come on the stack yet.
  private var promised: [UIViewController] = []

  /// What will be the next one when the transition that runs by itself has ended, and what has
  /// been gone forward to meanwhile has been pushed.
  private func findComingNext() -> UIViewController? {
    guard let navigationController else { return nil }
    if let coordinator = navigationController.transitionCoordinator {
      guard !coordinator.isInteractive, !coordinator.isCancelled else { return nil }
    } else if interactor != nil {
      // A finger of ours has asked for a transition that has not begun.
      return nil
    }
    let now = navigationController.viewControllers
    promised.removeAll { page in now.contains { $0 === page } }
    var coming = stack
    coming.follow(from: known, to: now)
    for page in promised { coming.take(page) }
    // Whoever is being popped has its parent still.
    coming.forgetTaken { $0.isFree || $0.parent === navigationController }
    if let next = coming.next { return next }
    return nextViewController?().flatMap { page in
      page.isFree && !promised.contains { $0 === page } ? page : nil
    }
  }

  /// Lets go of everything that was gone back from, as when memory is short.
  public func removeAllForward() { stack.removeAll() }

  /// Whether there is one, or a hook that may know one.
  var mayHaveNext: Bool { !forwardViewControllers.isEmpty || nextViewController != nil }

  /// Asks the hook only when nothing else is left.
  func findNext() -> UIViewController? {
    guard isAtRest else { return nil }
    promised = []
    followUnshownChange()
    stack.forgetTaken()
    if let next = stack.next { return next }
    return nextViewController?().flatMap { $0.isFree ? $0 : nil }
  }

  /// Nothing runs, and nothing has been asked for that has not begun.
  var isAtRest: Bool {
    guard let navigationController else { return false }
    return navigationController.transitionCoordinator == nil
      && navigationController.viewControllers.last === known.last
  }

  /// The stack is to be replaced as a whole, which ends the way forward when it is done.
  func willReplace(with controllers: [UIViewController]) { replacement = controllers }

  /// A stack that is replaced under the same top controller is shown by no transition, so that no
  /// delegate hears of it.
  func followUnshownChange() {
    guard let now = navigationController?.viewControllers, now.last === known.last,
      !now.elementsEqual(known, by: ===)
    else { return }
    follow()
  }

  /// Compares the stack with what it was.
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

  /// A change of the top controller that has been announced and has not ended.
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

  /// Whether a finger may go forward; true by default.
  public var isForwardSwipeEnabled = true { didSet { enableSwipes() } }

  /// Goes back by a swipe of this object's own in place of the built-in one, which is switched
  /// off; false by default. For apps whose delegate has animators: their swipe back has to be
  /// somebody else's.
  public var replacesBackSwipe = false {
    didSet {
      guard replacesBackSwipe != oldValue else { return }
      navigationController?.interactivePopGestureRecognizer?.isEnabled = !replacesBackSwipe
      enableSwipes()
    }
  }

  /// Where fingers may begin; at the edge by default. The built-in swipe back stays at its edge
  /// unless it is replaced.
  public var swipeArea = SwipeArea.edge {
    didSet {
      guard swipeArea != oldValue else { return }
      for swipe in swipes { swipe.remove() }
      swipes = []
      installSwipes()
    }
  }

  /// A finger that lifts beyond this share of the width goes on, one that lifts before it goes
  /// back; a half by default.
  public var completionThreshold: CGFloat = 0.5 { didSet { renewPolicy() } }

  /// A finger that is faster decides by its direction, wherever it lifts; points a second, 300 by
  /// default as in the built-in swipe (unverified there). Nil leaves it to the place alone.
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

  /// The recognizers, as long as the navigation controller has a view: for `require(toFail:)`.
  public var gestureRecognizers: [UIGestureRecognizer] { swipes.map(\.recognizer) }

  private var swipes: [ForwardSwipe] = []
  /// Who drives the transition that a finger of ours has asked for.
  var interactor: UIPercentDrivenInteractiveTransition?
  /// What a finger that begins now would bring.
  private var found: UIViewController?

  /// Fingers are followed on the navigation controller's own view, which no transition moves.
  func installSwipes() {
    guard swipes.isEmpty, let navigationController, navigationController.isViewLoaded,
      let view = navigationController.interactivePopGestureRecognizer?.view
        ?? navigationController.view
    else { return }
    swipes = ForwardSwipe.Way.allCases.map { way in
      ForwardSwipe(
        way, fromEdge: swipeArea == .edge, policy: policy,
        canGo: { [weak self] in self?.canSwipe(way) ?? false },
        go: { [weak self] in self?.swipe(way, drivenBy: $0) },
        ended: { [weak self] in self?.swipeEnded() })
    }
    for swipe in swipes { swipe.add(to: view) }
    enableSwipes()
  }

  private func enableSwipes() {
    for swipe in swipes {
      swipe.recognizer.isEnabled =
        swipe.way == .back ? replacesBackSwipe : isForwardSwipeEnabled
    }
  }

  /// Not at the root, not without anything to go forward to, and not during a transition.
  private func canSwipe(_ way: ForwardSwipe.Way) -> Bool {
    switch way {
    case .back: return isAtRest && known.count > 1
    case .forward:
      found = findNext()
      return found != nil
    }
  }

  private func swipe(_ way: ForwardSwipe.Way, drivenBy interactor: FingerInteractor) {
    defer { found = nil }
    guard isAtRest else { return }
    self.interactor = interactor
    switch way {
    case .back: navigationController?.popViewController(animated: true)
    case .forward:
      if let found { navigationController?.pushViewController(found, animated: true) }
    }
    // An app may have refused.
    if isAtRest { self.interactor = nil }
  }

  private func swipeEnded() {
    // A transition that has begun keeps its interactor to its end; one that has not begun needs
    // it still.
    if change != nil { interactor = nil }
  }
}
