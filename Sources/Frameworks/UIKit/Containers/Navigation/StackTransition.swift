/// The transition between two top controllers of a navigation stack.
///
/// Appearance calls follow facts F.1. Unlike in presentations, the old controller disappears before
/// the new controller appears.
@MainActor
final class StackTransition: ContainerTransition {
  private weak var navigation: UINavigationController?
  let from: UIViewController
  let to: UIViewController
  let operation: UINavigationController.Operation
  /// The stack before and after the transition.
  private var before: [UIViewController]
  private(set) var after: [UIViewController]
  /// The stack after the transition, if the transition continues in its current direction. If the
  /// transition was cancelled, this property is the old stack.
  var coming: [UIViewController] { isRunningBack ? before : after }
  private var isRunningBack = false
  let containerView: UIView
  private let barWasHidden: Bool
  private var isAnnounced = false
  var isTakenDown = false

  init(
    of navigation: UINavigationController, from: UIViewController, to: UIViewController,
    operation: UINavigationController.Operation, _ pending: NavigationState.Pending
  ) {
    self.navigation = navigation
    self.from = from
    self.to = to
    self.operation = operation
    before = pending.base
    after = pending.after
    containerView = navigation.stageView
    barWasHidden = navigation.hidesBar
  }

  var kind: TransitionKind { operation == .pop ? .pop : .push }
  var owner: UIViewController? { navigation }
  var involved: [UIViewController] { [navigation].compactMap { $0 } + [from, to] }

  // MARK: Course

  /// Sends `willShow` to the delegate, at most once.
  func announce(animated: Bool) {
    guard !isAnnounced else { return }
    isAnnounced = true
    navigation?.tellWillShow(to, animated: animated)
  }

  func begin(animated: Bool) {
    to.loadViewIfNeeded()
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    navigation?.state.needsDidShow = false
    // Both controllers receive their `did…` calls at the end, even if the navigation controller
    // disappears in the meantime.
    from.record.childTransition = self
    to.record.childTransition = self
    tell(from, .willDisappear, animated: animated)
    tell(to, .willAppear, animated: animated)
    navigation?.beginBarChange(isBack: operation == .pop)
    announce(animated: animated)
  }

  /// If the transition is cancelled, sends a `will…` callback only to the appearing controller. The
  /// controller that was disappearing reappears when the transition has returned to its start
  /// (facts F.7).
  func compensate(animated: Bool) {
    isRunningBack = true
    tell(to, .willDisappear, animated: animated)
  }

  func end(completed: Bool, animated: Bool) {
    release()
    guard let navigation else { return }
    if completed {
      finish(in: navigation, animated: animated)
    } else {
      revert(in: navigation, animated: animated)
    }
  }

  private func finish(in navigation: UINavigationController, animated: Bool) {
    if !animated { placeNewView() }
    let state = navigation.state
    state.displayed = to
    state.stack = after
    let leaving = state.leaving.filter { $0 === from }
    navigation.letGo(of: leaving)
    from.viewIfLoaded?.removeFromSuperview()
    from.settle(visible: false, animated: animated)
    show(to, of: navigation, animated: animated)
    navigation.settle(on: after)
    guard !isTakenDown else { return }
    if navigation.appearance == .appearing {
      state.needsDidShow = true
    } else {
      navigation.tellDidShow(to, animated: animated)
    }
  }

  private func revert(in navigation: UINavigationController, animated: Bool) {
    let state = navigation.state
    state.stack = before
    navigation.keepLeaving(before)
    navigation.restoreBar(hidden: barWasHidden)
    to.viewIfLoaded?.removeFromSuperview()
    to.settle(visible: false, animated: animated)
    show(from, of: navigation, animated: animated)
    navigation.settle(on: before)
  }

  /// Moves the controller to the appearance state that the navigation controller has reached.
  private func show(
    _ controller: UIViewController, of navigation: UINavigationController, animated: Bool
  ) {
    guard !isTakenDown, navigation.viewIfLoaded?.window != nil else {
      return controller.settle(visible: false, animated: animated)
    }
    switch navigation.appearance {
    case .appeared: controller.settle(visible: true, animated: animated)
    case .appearing: tell(controller, .willAppear, animated: animated)
    case .disappearing, .disappeared: controller.settle(visible: false, animated: animated)
    }
  }

  func finished(completed: Bool) {
    guard let navigation else { return }
    let state = navigation.state
    state.running = nil
    if let displayed = state.displayed, !state.contains(displayed) {
      // The displayed controller was removed from the stack during the transition.
      state.displayed = nil
      displayed.viewIfLoaded?.removeFromSuperview()
      navigation.viewIfLoaded?.setNeedsLayout()
    }
    if navigation.appearance == .disappeared { navigation.settleOffScreen() }
    navigation.runNextRequest()
  }

  /// Called when the window was removed during the transition. The stack stays as requested, unless
  /// the transition was interactive or cancelled. The navigation controller's view is updated when
  /// it appears again (unverified).
  func abandoned(goesBack: Bool) {
    release()
    guard let navigation else { return }
    let state = navigation.state
    if state.running === self {
      state.displayed = nil
      state.needsDidShow = false
    }
    for controller in [from, to] where controller !== state.displayed {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard state.running === self else { return }
    state.running = nil
    if goesBack { navigation.keepLeaving(before) }
    navigation.settle(on: goesBack ? before : after)
    navigation.runNextRequest()
  }

  func forget(_ controller: UIViewController) {
    before = before.subtracting([controller])
    after = after.subtracting([controller])
  }

  private func release() {
    for controller in [from, to] where controller.record.childTransition === self {
      controller.record.childTransition = nil
    }
  }
}
