/// The transition between two tabs' controllers.
///
/// The order of appearance calls is the one that is most often described, but sources disagree
/// (facts G.6). If the transition is cancelled, Matchcut makes the `did…` calls, which UIKit omits
/// (facts G.5).
@MainActor
final class TabTransition: ContainerTransition {
  private weak var tabs: UITabBarController?
  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  var isTakenDown = false

  init(of tabs: UITabBarController, from: UIViewController, to: UIViewController) {
    (self.tabs, self.from, self.to) = (tabs, from, to)
    containerView = tabs.stageView
  }

  var kind: TransitionKind { .tab }
  var owner: UIViewController? { tabs }
  var involved: [UIViewController] { [tabs].compactMap { $0 } + [from, to] }

  // MARK: Course

  func begin(animated: Bool) {
    to.loadViewIfNeeded()
    move(to, .willAppear, animated: animated)
    move(from, .willDisappear, animated: animated)
  }

  /// After a cancellation, the controller that was appearing receives its call first (facts A.6.1).
  /// An animator may already have removed the view of the controller that was appearing.
  func compensate(animated: Bool) {
    tell(to, .willDisappear, animated: animated)
    tell(from, .willAppear, animated: animated)
  }

  func end(completed: Bool, animated: Bool) {
    guard let tabs else { return }
    let (stays, goes) = completed ? (to, from) : (from, to)
    if completed, !animated { placeNewView() }
    stays.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabs.transitionEnds(showing: stays)
    goes.viewIfLoaded?.removeFromSuperview()
    goes.settle(visible: false, animated: animated)
    let isOnScreen =
      !isTakenDown && tabs.viewIfLoaded?.window != nil
      && (tabs.appearance == .appeared || tabs.appearance == .appearing)
    stays.settle(visible: isOnScreen, animated: animated)
  }

  func finished(completed: Bool) { tabs?.transitionHasEnded() }
}
