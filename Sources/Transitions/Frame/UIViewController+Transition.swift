import UIKit

extension UIViewController {
  /// How this controller's pages change: those of a navigation or tab bar controller; any other
  /// controller itself, when it is presented and dismissed. Nil by default, which is UIKit's own.
  ///
  /// The delegate that this needs is kept by the controller. The app's own delegate, if it has been
  /// set before, keeps hearing everything and is asked first; nil gives its place back. A delegate
  /// that is set afterwards takes the place of the transition.
  ///
  /// A presented controller gets the presentation style `.custom` for a panel, else `.fullScreen`.
  /// Set it before the controller is presented.
  public var transition: Transition? {
    get {
      switch self {
      case let navigation as UINavigationController:
        NavigationTransitions.attached.value(of: navigation)?.transition
      case let tabs as UITabBarController: TabTransitions.attached.value(of: tabs)?.transition
      default: modalTransition
      }
    }
    set {
      switch self {
      case let navigation as UINavigationController:
        NavigationTransitions.attach(newValue, to: navigation)
      case let tabs as UITabBarController: TabTransitions.attach(newValue, to: tabs)
      default: modalTransition = newValue
      }
    }
  }

  /// How this controller is presented and dismissed, also when it is a navigation or tab bar
  /// controller; for all others the same as `transition`.
  public var modalTransition: Transition? {
    get { ModalTransitions.attached.value(of: self)?.transition }
    set { ModalTransitions.attach(newValue, to: self) }
  }
}
