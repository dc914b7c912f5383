import UIKit

extension UIViewController {
  /// Lets a finger present a controller by its `transition`; the finger is followed in this
  /// controller's view. Ends with the next call; nil ends it.
  ///
  /// `make` is asked when a finger begins; nil, or a controller without a transition, begins
  /// nothing.
  public func present(
    by interaction: Interaction?, _ make: @escaping () -> UIViewController? = { nil }
  ) {
    Self.forward.value(of: self)?.remove()
    guard let interaction, let view else { return Self.forward.set(nil, of: self) }
    let finger = Finger(
      interaction,
      job: Finger.Job(
        canBegin: { [weak self] in self?.presentedViewController == nil },
        begin: { [weak self] interactor in
          guard let self, let page = make(),
            let delegate = ModalTransitions.attached.value(of: page)
          else { return false }
          return delegate.hand.drive(by: interactor) {
            self.present(page, animated: true)
            return true
          }
        },
        isBusy: { [weak self] in self?.transitionCoordinator != nil }))
    finger.add(to: view)
    Self.forward.set(finger, of: self)
  }

  fileprivate static let forward = Attached<Finger>()
}

extension UINavigationController {
  /// Lets a finger push a page by this controller's `transition`, which has to be set before. Ends
  /// with the next call; nil ends it.
  ///
  /// `make` is asked when a finger begins; nil begins nothing.
  public func push(
    by interaction: Interaction?, _ make: @escaping () -> UIViewController? = { nil }
  ) {
    Self.forward.value(of: self)?.remove()
    guard let interaction, let view else { return Self.forward.set(nil, of: self) }
    let finger = Finger(
      interaction,
      job: Finger.Job(
        canBegin: { true },
        begin: { [weak self] interactor in
          guard let self, let page = make(),
            let delegate = NavigationTransitions.attached.value(of: self)
          else { return false }
          return delegate.drive(by: interactor) {
            $0.pushViewController(page, animated: true)
            return true
          }
        },
        isBusy: { [weak self] in self?.transitionCoordinator != nil }))
    finger.add(to: view)
    Self.forward.set(finger, of: self)
  }
}
