/// The transition from one top controller of a navigation stack to another.
///
/// Appearance calls in the order of facts F.1: the old one disappears before the new one has
/// appeared, other than in presentations.
@MainActor
final class StackTransition: TransitionHost {
  private weak var navigation: UINavigationController?
  let from: UIViewController
  let to: UIViewController
  let operation: UINavigationController.Operation
  /// The stack before and after the transition.
  private let before: [UIViewController]
  let after: [UIViewController]
  let containerView: UIView
  private let barWasHidden: Bool
  private var isAnnounced = false
  /// A cancelled pop leaves the old controller in the stack.
  private(set) var returnsToFrom = false
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

  var involved: [UIViewController] { [navigation].compactMap { $0 } + [from, to] }
  var presentationStyle: UIModalPresentationStyle { .none }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  // Facts B.5: the old view ends off screen, the new one begins there.

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? from.view.frame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? containerView.bounds : .zero
  }

  func restingFrame(of controller: UIViewController) -> CGRect? { containerView.bounds }

  // MARK: Course

  /// Tells the delegate which controller will be shown; once.
  func announce(animated: Bool) {
    guard !isAnnounced else { return }
    isAnnounced = true
    navigation?.tellWillShow(to, animated: animated)
  }

  func begin(animated: Bool) {
    to.loadViewIfNeeded()
    move(from, .willDisappear, animated: animated)
    move(to, .willAppear, animated: animated)
    navigation?.beginBarChange(isBack: operation == .pop)
    announce(animated: animated)
  }

  /// Only the appearing controller hears of a cancel at once; the other appears again when the
  /// transition has run back (facts F.7).
  func compensate(animated: Bool) { move(to, .willDisappear, animated: animated) }

  func end(completed: Bool, animated: Bool) {
    guard let navigation else { return }
    if completed {
      finish(in: navigation, animated: animated)
    } else {
      revert(in: navigation, animated: animated)
    }
  }

  private func finish(in navigation: UINavigationController, animated: Bool) {
    if to.view.superview == nil, !animated {
      // Nobody animated: the new view is put where it rests.
      to.view.frame = containerView.bounds
      containerView.addSubview(to.view)
    }
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let course = navigation.course
    course.displayed = to
    course.stack = after
    let leaving = course.leaving.filter { $0 === from }
    navigation.letGo(of: leaving)
    from.viewIfLoaded?.removeFromSuperview()
    from.settle(visible: false, animated: animated)
    show(to, of: navigation, animated: animated)
    navigation.settle(on: after)
    if !isTakenDown { navigation.tellDidShow(to, animated: animated) }
  }

  private func revert(in navigation: UINavigationController, animated: Bool) {
    returnsToFrom = true
    let course = navigation.course
    course.stack = before
    course.leaving = []
    navigation.restoreBar(hidden: barWasHidden)
    to.viewIfLoaded?.removeFromSuperview()
    to.settle(visible: false, animated: animated)
    show(from, of: navigation, animated: animated)
    navigation.settle(on: before)
  }

  /// Appears, where the navigation controller itself is still on screen.
  private func show(
    _ controller: UIViewController, of navigation: UINavigationController, animated: Bool
  ) {
    let isOnScreen =
      !isTakenDown && navigation.viewIfLoaded?.window != nil
      && (navigation.appearance == .appeared || navigation.appearance == .appearing)
    controller.settle(visible: isOnScreen, animated: animated)
  }

  func finished(completed: Bool) {
    guard let navigation else { return }
    navigation.course.running = nil
    navigation.runNextRequest()
  }
}
