import UIKit

extension UIViewController {
  /// The transition of this controller. A navigation or tab bar controller uses the transition
  /// between its pages; any other controller uses the transition when it is presented and
  /// dismissed. Nil, the default, selects UIKit's own transition.
  ///
  /// ```swift
  /// card.transition = .bottomSheet()
  /// list.present(card, animated: true)
  /// try stage.settle()
  /// list.dismiss(animated: true)
  /// ```
  ///
  /// Assign the transition before the controller is presented. It is used for the presentation, for
  /// the dismissal and for every later change, until another value or nil is assigned.
  ///
  /// The controller retains the delegate that implements the transition. If the app has already set
  /// its own delegate, every call is forwarded to that delegate first. Assigning nil to this
  /// property restores the app's delegate. If the app sets a delegate later, that delegate replaces
  /// the transition.
  ///
  /// Assigning a transition to a controller that will be presented also sets its modal presentation
  /// style. The style is `.custom` for a panel and `.fullScreen` otherwise.
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

  /// The transition with which this controller is presented and dismissed, even if it is a
  /// navigation or tab bar controller. For all other controllers, this property is the same as
  /// `transition`.
  public var modalTransition: Transition? {
    get { ModalTransitions.attached.value(of: self)?.transition }
    set { ModalTransitions.attach(newValue, to: self) }
  }
}
