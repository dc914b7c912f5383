import UIKit

/// The delegate of a navigation controller with a transition.
final class NavigationTransitions: NSObject, UINavigationControllerDelegate {
  static let attached = Attached<NavigationTransitions>()

  private(set) var transition: Transition
  private weak var navigation: UINavigationController?
  /// The app's delegate, which is asked first and told of everything.
  private weak var app: (any UINavigationControllerDelegate)?
  private var back: Finger?
  /// Who drives the transition that a finger has asked for.
  private var interactor: FingerInteractor?

  static func attach(_ transition: Transition?, to navigation: UINavigationController) {
    let present = attached.value(of: navigation)
    guard let transition else {
      present?.detach()
      return attached.set(nil, of: navigation)
    }
    if let present, navigation.delegate === present {
      present.transition = transition
      present.installFinger()
    } else {
      present?.back?.remove()
      attached.set(NavigationTransitions(transition, of: navigation), of: navigation)
    }
  }

  private init(_ transition: Transition, of navigation: UINavigationController) {
    self.transition = transition
    self.navigation = navigation
    app = navigation.delegate
    super.init()
    navigation.delegate = self
    installFinger()
  }

  private func detach() {
    back?.remove()
    if let navigation, navigation.delegate === self { navigation.delegate = app }
  }

  // MARK: Fingers

  private func installFinger() {
    back?.remove()
    back = nil
    guard let interaction = transition.interaction, let view = navigation?.view else { return }
    let finger = Finger(
      interaction,
      job: Finger.Job(
        canBegin: { [weak self] in (self?.navigation?.viewControllers.count ?? 0) > 1 },
        begin: { [weak self] interactor in
          self?.drive(by: interactor) { $0.popViewController(animated: true) != nil } ?? false
        },
        isBusy: { [weak self] in self?.navigation?.transitionCoordinator != nil }))
    finger.onMoment = transition.onMoment
    finger.add(to: view)
    back = finger
  }

  /// Asks for a transition that `interactor` is to drive.
  func drive(
    by interactor: FingerInteractor, _ ask: (UINavigationController) -> Bool
  ) -> Bool {
    guard let navigation else { return false }
    self.interactor = interactor
    guard ask(navigation) else {
      self.interactor = nil
      return false
    }
    return true
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
    return TransitionAnimator(transition, operation == .pop ? .pop : .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let ask: Optional = app?.navigationController(_:interactionControllerFor:)
    if let own = ask?(navigationController, animationController) { return own }
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
