import UIKit

/// The delegate of a tab bar controller with a transition.
final class TabTransitions: NSObject, UITabBarControllerDelegate {
  static let attached = Attached<TabTransitions>()

  private(set) var transition: Transition
  private weak var tabs: UITabBarController?
  /// The app's delegate, which is asked first and told of everything.
  private weak var app: (any UITabBarControllerDelegate)?
  private var fingers: [Finger] = []
  /// Who drives the transition that a finger has asked for.
  private var interactor: FingerInteractor?

  static func attach(_ transition: Transition?, to tabs: UITabBarController) {
    let present = attached.value(of: tabs)
    guard let transition else {
      present?.detach()
      return attached.set(nil, of: tabs)
    }
    if let present, tabs.delegate === present {
      present.transition = transition
      present.installFingers()
    } else {
      for finger in present?.fingers ?? [] { finger.remove() }
      attached.set(TabTransitions(transition, of: tabs), of: tabs)
    }
  }

  private init(_ transition: Transition, of tabs: UITabBarController) {
    self.transition = transition
    self.tabs = tabs
    app = tabs.delegate
    super.init()
    tabs.delegate = self
    installFingers()
  }

  private func detach() {
    for finger in fingers { finger.remove() }
    if let tabs, tabs.delegate === self { tabs.delegate = app }
  }

  // MARK: Fingers

  /// The transition's finger goes to the tab before; its mirror image to the next one.
  private func installFingers() {
    for finger in fingers { finger.remove() }
    fingers = []
    guard let interaction = transition.interaction, let view = tabs?.view else { return }
    fingers = [(interaction, -1), (interaction.opposite, 1)].map { interaction, step in
      let finger = Finger(
        interaction,
        job: Finger.Job(
          canBegin: { [weak self] in self?.tab(step) != nil },
          begin: { [weak self] in self?.go(step, drivenBy: $0) ?? false },
          isBusy: { [weak self] in self?.tabs?.transitionCoordinator != nil }))
      finger.onMoment = transition.onMoment
      return finger
    }
    // A finger that comes back over the point where it began goes to the other side.
    if fingers.count == 2, interaction.reverses {
      fingers[0].reversal = fingers[1].job
      fingers[1].reversal = fingers[0].job
    }
    for finger in fingers { finger.add(to: view) }
  }

  private func tab(_ step: Int) -> Int? {
    guard let tabs, let all = tabs.viewControllers else { return nil }
    let index = tabs.selectedIndex + step
    return all.indices.contains(index) ? index : nil
  }

  private func go(_ step: Int, drivenBy interactor: FingerInteractor) -> Bool {
    guard let index = tab(step) else { return false }
    self.interactor = interactor
    tabs?.selectedIndex = index
    return true
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let ask: Optional = app?.tabBarController(_:shouldSelect:)
    return ask?(tabBarController, viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    let tell: Optional = app?.tabBarController(_:didSelect:)
    tell?(tabBarController, viewController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let ask: Optional = app?.tabBarController(_:animationControllerForTransitionFrom:to:)
    if let own = ask?(tabBarController, fromVC, toVC) { return own }
    let all = tabBarController.viewControllers ?? []
    guard let from = all.firstIndex(of: fromVC), let to = all.firstIndex(of: toVC) else {
      return nil
    }
    return TransitionAnimator(transition, to > from ? .nextTab : .previousTab)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let ask: Optional = app?.tabBarController(_:interactionControllerFor:)
    if let own = ask?(tabBarController, animationController) { return own }
    defer { interactor = nil }
    return interactor
  }

  #if canImport(ObjectiveC)
    // What is not a transition's business goes straight to the app's delegate.
    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || app?.responds(to: selector) ?? false
    }
    override func forwardingTarget(for selector: Selector!) -> Any? { app }
  #endif
}
