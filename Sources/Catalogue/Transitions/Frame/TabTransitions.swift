import UIKit

/// The delegate of a tab bar controller that has a `transition`.
final class TabTransitions: ContainerTransitions, UITabBarControllerDelegate {
  static let attached = AttachedValue<TabTransitions>()

  private weak var tabs: UITabBarController?
  private var app: (any UITabBarControllerDelegate)? {
    app(as: (any UITabBarControllerDelegate).self)
  }

  static func attach(_ transition: Transition?, to tabs: UITabBarController) {
    attached.attach(transition, to: tabs) { TabTransitions($0, of: tabs) }
  }

  private init(_ transition: Transition, of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(transition, app: tabs.delegate)
  }

  override var isInCharge: Bool { tabs?.delegate === self }
  override func takePlace() { tabs?.delegate = self }
  override func givePlaceBack() { tabs?.delegate = app }

  /// Installs two gestures. The transition's gesture selects the previous tab, and the gesture in
  /// the opposite direction selects the next tab.
  override func installFingers() {
    guard let interaction = transition.interaction else { return interactions.remove() }
    let ways = [(interaction, -1), (interaction.opposite, 1)]
    interactions.install(
      transition, in: tabs?.view,
      ways.map { interaction, step in
        let starter = GestureDriver.Starter(
          canBegin: { [weak self] in self?.tab(step) != nil },
          begin: { [weak self] in self?.go(step, drivenBy: $0) ?? false },
          isBusy: { [weak self] in self?.tabs?.transitionCoordinator != nil })
        return (interaction, starter)
      })
  }

  private func tab(_ step: Int) -> Int? {
    guard let tabs, let all = tabs.viewControllers else { return nil }
    let index = tabs.selectedIndex + step
    return all.indices.contains(index) ? index : nil
  }

  private func go(_ step: Int, drivenBy interactor: GestureInteractionController) -> Bool {
    guard let tabs, let index = tab(step) else { return false }
    return interactions.drive(by: interactor) {
      tabs.selectedIndex = index
      return true
    }
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
    return transition.animator(for: to > from ? .nextTab : .previousTab)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let ask: Optional = app?.tabBarController(_:interactionControllerFor:)
    if let own = ask?(tabBarController, animationController) { return own }
    return interactions.interactor(for: animationController)
  }
}
