import UIKit

/// The delegate of a navigation controller that has a `transition`.
final class NavigationTransitions: ContainerTransitions, UINavigationControllerDelegate {
  static let attached = AttachedValue<NavigationTransitions>()

  private weak var navigation: UINavigationController?
  private var app: (any UINavigationControllerDelegate)? {
    app(as: (any UINavigationControllerDelegate).self)
  }

  static func attach(_ transition: Transition?, to navigation: UINavigationController) {
    attached.attach(transition, to: navigation) { NavigationTransitions($0, of: navigation) }
  }

  private init(_ transition: Transition, of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(transition, app: navigation.delegate)
  }

  override var isInCharge: Bool { navigation?.delegate === self }
  override func takePlace() { navigation?.delegate = self }
  override func givePlaceBack() { navigation?.delegate = app }

  override func installFingers() {
    guard let interaction = transition.interaction else { return interactions.remove() }
    let starter = GestureDriver.Starter(
      canBegin: { [weak self] in (self?.navigation?.viewControllers.count ?? 0) > 1 },
      begin: { [weak self] interactor in
        self?.drive(by: interactor) { $0.popViewController(animated: true) != nil } ?? false
      },
      isBusy: { [weak self] in self?.navigation?.transitionCoordinator != nil })
    interactions.install(transition, in: navigation?.view, [(interaction, starter)])
  }

  /// Requests a transition that `interactor` will drive.
  func drive(
    by interactor: GestureInteractionController, _ ask: (UINavigationController) -> Bool
  ) -> Bool {
    guard let navigation else { return false }
    return interactions.drive(by: interactor) { ask(navigation) }
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let tell: Optional = app?.navigationController(_:willShow:animated:)
    tell?(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let tell: Optional = app?.navigationController(_:didShow:animated:)
    tell?(navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let ask: Optional = app?.navigationController(_:animationControllerFor:from:to:)
    if let own = ask?(navigationController, operation, fromVC, toVC) { return own }
    return transition.animator(for: operation == .pop ? .pop : .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let ask: Optional = app?.navigationController(_:interactionControllerFor:)
    if let own = ask?(navigationController, animationController) { return own }
    return interactions.interactor(for: animationController)
  }
}
