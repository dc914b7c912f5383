import UIKit

extension UIViewController {
  /// Installs a gesture in this controller's view that presents a controller with its `transition`.
  /// Another call replaces the gesture; passing nil removes it.
  ///
  /// `make` is called when the gesture begins. If `make` returns nil or a controller without a
  /// transition, nothing is presented.
  public func present(
    by interaction: Interaction?, _ make: @escaping () -> UIViewController? = { nil }
  ) {
    Self.forward.value(of: self)?.remove()
    guard let interaction, let view else { return Self.forward.set(nil, of: self) }
    let driver = GestureDriver(
      interaction,
      starter: GestureDriver.Starter(
        canBegin: { [weak self] in self?.presentedViewController == nil },
        begin: { [weak self] interactor in
          guard let self, let page = make(),
            let delegate = ModalTransitions.attached.value(of: page)
          else { return false }
          return delegate.interactions.drive(by: interactor) {
            self.present(page, animated: true)
            return true
          }
        },
        isBusy: { [weak self] in self?.transitionCoordinator != nil }))
    driver.add(to: view)
    Self.forward.set(driver, of: self)
  }

  fileprivate static let forward = AttachedValue<GestureDriver>()
}

extension UINavigationController {
  /// Installs a gesture that pushes a page with this controller's `transition`, which must be set
  /// before. Another call replaces the gesture; passing nil removes it.
  ///
  /// `make` is called when the gesture begins. If `make` returns nil, nothing is pushed.
  public func push(
    by interaction: Interaction?, _ make: @escaping () -> UIViewController? = { nil }
  ) {
    Self.forward.value(of: self)?.remove()
    guard let interaction, let view else { return Self.forward.set(nil, of: self) }
    let driver = GestureDriver(
      interaction,
      starter: GestureDriver.Starter(
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
    driver.add(to: view)
    Self.forward.set(driver, of: self)
  }
}
