import UIKit

/// The transitioning delegate of a controller that has a `transition`.
final class ModalTransitions: NSObject, UIViewControllerTransitioningDelegate {
  static let attached = AttachedValue<ModalTransitions>()

  var transition: Transition
  private weak var controller: UIViewController?
  /// The app's own delegate. Each call is forwarded to the app's delegate before this object
  /// handles the call.
  private weak var app: (any UIViewControllerTransitioningDelegate)?
  private let appStyle: UIModalPresentationStyle
  let interactions = InteractionCoordinator()

  static func attach(_ transition: Transition?, to controller: UIViewController) {
    guard let transition else {
      attached.value(of: controller)?.detach()
      return attached.set(nil, of: controller)
    }
    if let present = attached.value(of: controller) {
      present.transition = transition
      present.takeStyle()
    } else {
      attached.set(ModalTransitions(transition, of: controller), of: controller)
    }
  }

  private init(_ transition: Transition, of controller: UIViewController) {
    self.transition = transition
    self.controller = controller
    app = controller.transitioningDelegate
    appStyle = controller.modalPresentationStyle
    super.init()
    controller.transitioningDelegate = self
    takeStyle()
  }

  private func takeStyle() {
    controller?.modalPresentationStyle = transition.panel == nil ? .fullScreen : .custom
  }

  private func detach() {
    guard let controller, controller.transitioningDelegate === self else { return }
    controller.transitioningDelegate = app
    controller.modalPresentationStyle = appStyle
  }

  // MARK: Gestures

  /// Installs the dismissing gesture in the presentation's container. Transitions do not move the
  /// container, which is removed when the presentation ends.
  private func installFinger(in container: UIView) {
    guard let interaction = transition.interaction else { return }
    let starter = GestureDriver.Starter(
      canBegin: { [weak self] in self?.controller?.presentingViewController != nil },
      begin: { [weak self] in self?.dismiss(drivenBy: $0) ?? false },
      isBusy: { [weak self] in self?.controller?.transitionCoordinator != nil },
      mayFinish: { [weak self] in self?.controller?.isModalInPresentation != true },
      travel: { [weak self] in self?.travel(over: $0) })
    interactions.install(transition, in: container, [(interaction, starter)])
  }

  private func dismiss(drivenBy interactor: GestureInteractionController) -> Bool {
    guard let presenter = controller?.presentingViewController else { return false }
    return interactions.drive(by: interactor) {
      presenter.dismiss(animated: true)
      return true
    }
  }

  /// How far, in points, the page moves when it slides off screen over an edge.
  private func travel(over edge: Edge) -> CGFloat? {
    guard let presentation = controller?.presentationController,
      let bounds = presentation.containerView?.bounds
    else { return nil }
    let geometry = MotionGeometry(
      rest: presentation.frameOfPresentedViewInContainerView, container: bounds,
      isMirrored: false)
    return geometry.distance(over: edge)
  }

  // MARK: UIViewControllerTransitioningDelegate

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let ask: Optional = app?.presentationController(forPresented:presenting:source:)
    if let own = ask?(presented, presenting, source) { return own }
    return transition.panel.map {
      PanelPresentation($0, presented: presented, presenting: presenting)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let ask: Optional = app?.animationController(forPresented:presenting:source:)
    if let own = ask?(presented, presenting, source) { return own }
    return transition.animator(for: .present) { [weak self] in self?.installFinger(in: $0) }
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    let ask: Optional = app?.animationController(forDismissed:)
    if let own = ask?(dismissed) { return own }
    return transition.animator(for: .dismiss)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let ask: Optional = app?.interactionControllerForPresentation(using:)
    if let own = ask?(animator) { return own }
    return interactions.interactor(for: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let ask: Optional = app?.interactionControllerForDismissal(using:)
    if let own = ask?(animator) { return own }
    return interactions.interactor(for: animator)
  }
}
