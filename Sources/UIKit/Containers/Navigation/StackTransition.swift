/// The transition between two top controllers of a navigation stack.
///
/// Appearance calls follow facts F.1: unlike in presentations, the old controller disappears before
/// the new one has appeared.
@MainActor
final class StackTransition: ContainerTransition {
  private weak var navigation: UINavigationController?
  let from: UIViewController
  let to: UIViewController
  let operation: UINavigationController.Operation
  /// The stack before and after the transition.
  private var before: [UIViewController]
  private(set) var after: [UIViewController]
  /// The stack after the transition, as far as is known; the old one if it was cancelled.
  var coming: [UIViewController] { isRunningBack ? before : after }
  private var isRunningBack = false
  let containerView: UIView
  private let barWasHidden: Bool
  private var isAnnounced = false
  var isTakenDown = false

  init(
    of navigation: UINavigationController, from: UIViewController, to: UIViewController,
    operation: UINavigationController.Operation, _ pending: NavigationCourse.Pending
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

  /// Sends the delegate `willShow`; only once.
  func announce(animated: Bool) {
    guard !isAnnounced else { return }
    isAnnounced = true
    navigation?.tellWillShow(to, animated: animated)
  }

  func begin(animated: Bool) {
    to.loadViewIfNeeded()
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    navigation?.course.owesDidShow = false
    // Both controllers receive their did-calls at the end, even if the navigation controller
    // disappears meanwhile.
    from.record.exchange = self
    to.record.exchange = self
    tell(from, .willDisappear, animated: animated)
    tell(to, .willAppear, animated: animated)
    navigation?.beginBarChange(isBack: operation == .pop)
    announce(animated: animated)
  }

  /// Sends the will-callback of a cancel to the appearing controller only; the other one reappears
  /// when the transition has run back (facts F.7).
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
    let course = navigation.course
    course.displayed = to
    course.stack = after
    let leaving = course.leaving.filter { $0 === from }
    navigation.letGo(of: leaving)
    from.viewIfLoaded?.removeFromSuperview()
    from.settle(visible: false, animated: animated)
    show(to, of: navigation, animated: animated)
    navigation.settle(on: after)
    guard !isTakenDown else { return }
    if navigation.appearance == .appearing {
      course.owesDidShow = true
    } else {
      navigation.tellDidShow(to, animated: animated)
    }
  }

  private func revert(in navigation: UINavigationController, animated: Bool) {
    let course = navigation.course
    course.stack = before
    navigation.keepLeaving(before)
    navigation.restoreBar(hidden: barWasHidden)
    to.viewIfLoaded?.removeFromSuperview()
    to.settle(visible: false, animated: animated)
    show(from, of: navigation, animated: animated)
    navigation.settle(on: before)
  }

  /// Makes the controller appear as far as the navigation controller has.
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
    let course = navigation.course
    course.running = nil
    if let displayed = course.displayed, !course.contains(displayed) {
      // The controller was removed during the transition.
      course.displayed = nil
      displayed.viewIfLoaded?.removeFromSuperview()
      navigation.viewIfLoaded?.setNeedsLayout()
    }
    if navigation.appearance == .disappeared { navigation.settleOffScreen() }
    navigation.runNextRequest()
  }

  /// Keeps the requested stack, unless the transition was interactive or cancelled; the view is
  /// updated when it appears again (unverified).
  func abandoned(goesBack: Bool) {
    release()
    guard let navigation else { return }
    let course = navigation.course
    if course.running === self {
      course.displayed = nil
      course.owesDidShow = false
    }
    for controller in [from, to] where controller !== course.displayed {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    guard course.running === self else { return }
    course.running = nil
    if goesBack { navigation.keepLeaving(before) }
    navigation.settle(on: goesBack ? before : after)
    navigation.runNextRequest()
  }

  func forget(_ controller: UIViewController) {
    before = before.subtracting([controller])
    after = after.subtracting([controller])
  }

  private func release() {
    for controller in [from, to] where controller.record.exchange === self {
      controller.record.exchange = nil
    }
  }
}
